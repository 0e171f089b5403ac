import type { z } from "zod";
import type { Attempt, advanceInput } from "../../contract/exam";
import { CallRefusal } from "../refusal";
import { append, type AttemptRow } from "../sitting/attempt";
import { stagesOf } from "../sitting/catalogue";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { finishAttempt } from "./sitting/finish";
import { attemptView } from "./sitting/view";
import { withSitting } from "./sitting/with-sitting";

type AdvanceInput = z.output<typeof advanceInput>;

/** Leaves a section or the test. Leaving what has been left already answers with the sitting as it stands. */
export const advanceExam = (deps: Dependencies, caller: Caller, input: AdvanceInput): Promise<Attempt> =>
  withSitting(deps, caller, input, async ({ tx, now, attempt, test, delivery, standing }) => {
    const stages = stagesOf(test);
    const leaving = stages.indexOf(input.stage);
    const current = attempt.status === "finished" ? stages.length : stages.indexOf(attempt.stage);
    if (leaving === -1 || leaving > current) throw new CallRefusal("stageMismatched");
    const view = (row: AttemptRow) => attemptView(tx, test, row, now, standing.kind === "current" ? input.lease : null);
    if (leaving < current) return view(attempt);
    if (standing.kind === "older") throw new CallRefusal("heldElsewhere", { attempt_id: attempt.attemptId });
    await delivery.refuseLeaving(tx, test, attempt, input.manifest ?? []);
    const next = stages[leaving + 1];
    if (next === undefined) return view(await finishAttempt(tx, deps, attempt, delivery.leavingReason, now));
    const entry = { kind: "advance", payload: { stage: input.stage }, leaseEpoch: standing.epoch } as const;
    return view(await append(tx, attempt, now, entry, { stage: next, leaseSeenAt: now }));
  });
