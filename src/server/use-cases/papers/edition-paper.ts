import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { editionPaperInput, PaperKeys, TestPaper } from "../../../contract/studio/printed-test";
import { tests } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { underWay } from "../collections/withheld-versions";
import type { Dependencies } from "../dependencies";
import { findTest } from "../studio/test-row";
import { keysWithheld } from "./keys-withheld";
import { paperKeys } from "./paper-keys";
import { printedPaper, withoutPaper, type PaperUse } from "./printed-paper";

type Asked = Pick<Dependencies, "db" | "catalogue" | "clock">;
type Input = z.output<typeof editionPaperInput>;

async function askedFor({ db, catalogue }: Asked, caller: Caller, { test_id: testId, edition }: Input) {
  await findTest(db, caller, testId);
  if ((await db.$count(tests, and(eq(tests.menuId, testId), eq(tests.version, edition)))) === 0)
    throw new CallRefusal("editionUnknown");
  const use: PaperUse = { name: `${testId} ${edition}`, className: null };
  return { use, test: await catalogue.test(db, testId, edition) };
}

/** An edition as it is printed for its author. Throws `testDraftUnknown` or `editionUnknown`. */
export async function editionPaper(deps: Asked, caller: Caller, input: Input): Promise<TestPaper> {
  const { use, test } = await askedFor(deps, caller, input);
  const isSitting = (await underWay(deps.db, caller, deps.clock())).has(test.menuId);
  return printedPaper(test, use, withoutPaper(test) ?? (isSitting ? "sitting" : null));
}

/** The keys to that paper, unless they are withheld. Throws the same. */
export async function editionPaperKeys(deps: Asked, caller: Caller, input: Input): Promise<PaperKeys> {
  const { use, test } = await askedFor(deps, caller, input);
  const withheld = await keysWithheld(deps, caller, test, null);
  if (withheld !== null || withoutPaper(test) !== null) return { withheld, keys: [] };
  return { withheld: null, keys: await paperKeys(deps.db, test, use) };
}
