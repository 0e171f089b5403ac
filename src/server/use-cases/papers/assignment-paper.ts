import type { z } from "zod";
import type { assignmentPaperInput, PaperKeys, TestPaper } from "../../../contract/studio/printed-test";
import { findAssignment, type AssignmentRow } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import { underWay } from "../collections/withheld-versions";
import type { Dependencies } from "../dependencies";
import { keysWithheld } from "./keys-withheld";
import { paperKeys } from "./paper-keys";
import { printedPaper, withoutPaper, type PaperUse } from "./printed-paper";

type Asked = Pick<Dependencies, "db" | "catalogue" | "clock">;
type Input = z.output<typeof assignmentPaperInput>;

async function askedFor({ db, catalogue }: Asked, caller: Caller, { assignment_id: assignmentId }: Input) {
  const { assignment, row } = await findAssignment(db, caller, assignmentId);
  const { menuId, edition }: AssignmentRow = assignment;
  const use: PaperUse = { name: assignmentId, className: row.name };
  return { assignment, use, test: await catalogue.test(db, menuId, edition) };
}

/** The test of an assignment as it is printed for its class. Throws `assignmentUnknown` for a class of others. */
export async function assignmentPaper(deps: Asked, caller: Caller, input: Input): Promise<TestPaper> {
  const { use, test } = await askedFor(deps, caller, input);
  const isSitting = (await underWay(deps.db, caller, deps.clock())).has(test.menuId);
  return printedPaper(test, use, withoutPaper(test) ?? (isSitting ? "sitting" : null));
}

/** The keys to that paper, unless they are withheld. Throws `assignmentUnknown` for a class of others. */
export async function assignmentPaperKeys(deps: Asked, caller: Caller, input: Input): Promise<PaperKeys> {
  const { assignment, use, test } = await askedFor(deps, caller, input);
  const withheld = await keysWithheld(deps, caller, test, assignment);
  if (withheld !== null || withoutPaper(test) !== null) return { withheld, keys: [] };
  return { withheld: null, keys: await paperKeys(deps.db, test, use) };
}
