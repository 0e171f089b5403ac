import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Forecast } from "../../../contract/studio/forecast";
import type { simulateTestOutput, testVersionInput } from "../../../contract/studio/studio-tests";
import { testDrafts } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findingOf } from "./check-test";
import { checkedContent, digestOf, isOutdated } from "./checked-plan";
import { adaptiveForecast, scoreForecast } from "./make-forecast";
import { planTest } from "./plan-test";
import { simulatedTest, type SimulatedTest } from "./simulated-test";
import { findingsOf } from "./test-checks";
import { currentForecast, forgetProgress, simulees, storeForecast } from "./test-forecast";
import { afterEvents, lockTest, type TestRow } from "./test-row";

type Input = z.output<typeof testVersionInput>;
type Output = z.output<typeof simulateTestOutput>;

/** Begun: the test that simulated students sit now. Known: what they made of it before. */
interface Begun {
  readonly known: null;
  readonly row: TestRow;
  readonly digest: string;
  readonly sat: SimulatedTest;
}
type Beginning = { readonly known: Output } | Begun;

/** Checks the draft and leads it to `simulating`; a published edition and a forecast that is there change nothing. */
async function begin(
  { db, clock, reviewRule: ruleOf }: Dependencies,
  caller: Caller,
  input: Input,
): Promise<Beginning | CallRefusal> {
  const reviewRule = (await ruleOf?.()) ?? "none";
  return inTransaction(db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const { testId, version, definition, phase } = row;
    const plan = await planTest(tx, caller, definition, { testId, reviewRule });
    const digest = digestOf(plan);
    const forecast = await currentForecast(tx, row, digest);
    const isSettled = (phase === "ready" || phase === "frozen" || phase === "withdrawn") && !isOutdated(row, digest);
    if (isSettled && forecast !== null) return { known: { phase, forecast } };
    const findings = findingsOf(plan, clock());
    const blocking = findings.filter(({ severity }) => severity === "blocking").length;
    const columns = isSettled
      ? {}
      : {
          ...afterEvents({ ...row, phase: "drafting" }, [{ type: "check.started" }, { type: "check.ended", blocking }]),
          checked: checkedContent(row, digest),
        };
    await tx
      .update(testDrafts)
      .set({ ...columns, findings })
      .where(eq(testDrafts.testId, testId));
    // not thrown: what the check has found stays stored
    if (blocking > 0) return new CallRefusal("testHasFindings", { findings: findings.map(findingOf) });
    await storeForecast(tx, { testId, version, digest, sat: 0, forecast: null });
    return { known: null, row, digest, sat: await simulatedTest(tx, caller, plan) };
  });
}

/** Notes the progress, unless the draft has changed meanwhile: then nobody waits for the figures. */
const noteProgress = ({ db }: Dependencies, { row: { testId, version }, digest }: Begun, sat: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isCurrent = await tx.$count(testDrafts, and(eq(testDrafts.testId, testId), eq(testDrafts.version, version)));
    if (isCurrent === 0) throw new CallRefusal("testDraftElsewhere");
    await storeForecast(tx, { testId, version, digest, sat, forecast: null });
  });

const forecast = (deps: Dependencies, begun: Begun, isGone: () => boolean): Promise<Forecast> | Forecast => {
  const { row, sat } = begun;
  const { testId, version, definition } = row;
  if (sat.test === null) return { kind: "none", version, reason: sat.reason, items: [...sat.items] };
  const wanted = {
    ...sat,
    version,
    seed: `${testId}:${version}`,
    simulees,
    onProgress: async (count: number) => {
      if (!isGone()) return noteProgress(deps, begun, count);
      await forgetProgress(deps.db, testId, version);
      throw new CallRefusal("testDraftElsewhere");
    },
  };
  return definition.kind === "adaptive" ? adaptiveForecast(wanted) : scoreForecast(wanted);
};

/**
 * Checks a draft test and lets simulated students sit it as it would be published now. The figures belong to one
 * version and its questions, and are the same for the same ones. Throws `testHasFindings` with what the check found.
 * Whoever no longer waits for the answer (`isGone`) ends it at the next hundred of them.
 */
export async function simulateTest(
  deps: Dependencies,
  caller: Caller,
  input: Input,
  isGone: () => boolean = () => false,
): Promise<Output> {
  const begun = await begin(deps, caller, input);
  if (begun instanceof CallRefusal) throw begun;
  if (begun.known !== null) return begun.known;
  const { digest } = begun;
  const made = await forecast(deps, begun, isGone);
  return inTransaction(deps.db, async (tx) => {
    const row = await lockTest(tx, caller, input);
    const { testId, version, ...now } = row;
    if (isOutdated(row, digest)) throw new CallRefusal("testQuestionsChanged");
    await storeForecast(tx, { testId, version, digest, sat: simulees, forecast: made });
    if (now.phase !== "simulating") return { phase: now.phase, forecast: made };
    const columns = afterEvents(now, [{ type: "forecast.made" }]);
    await tx.update(testDrafts).set(columns).where(eq(testDrafts.testId, testId));
    return { phase: columns.phase, forecast: made };
  });
}
