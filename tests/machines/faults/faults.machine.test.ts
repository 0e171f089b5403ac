import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { faultsMachine } from "../../../machines/faults/faults.machine";
import { isResolved } from "../../../machines/faults/faults.selectors";
import { makeJudge, type FaultEffects } from "../../../src/web/effects/judge";
import { catalogue } from "./catalogue";
import { chart } from "./samples";

const recording = () => {
  const done: unknown[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void done.push([name, ...given]);
  const effects: FaultEffects = {
    warn: note("warn"),
    alert: note("alert"),
    expireVisitor: () => note("expireVisitor")(),
    enterWithAddressCode: () => note("enterWithAddressCode")(),
    rejectToken: () => note("rejectToken")(),
    resetUser: () => note("resetUser")(),
    goTo: note("goTo"),
    log: note("log"),
  };
  return { done, effects };
};

describe("the catalogue", () => {
  it.each(catalogue.map((one) => [one.name, one] as const))("%s", (_, one) => {
    const { fact, keepsPlace, outcome, effects, resolves } = one;
    const { done, effects: recorded } = recording();
    const actor = createActor(chart, { input: { keepsPlace } }).start();
    actor.send(fact);
    expect({
      outcome: actor.getSnapshot().value,
      resolves: isResolved(actor.getSnapshot()),
      judged: makeJudge(recorded, () => keepsPlace)(fact),
      done,
    }).toEqual({ outcome, resolves, judged: resolves, done: effects });
  });

  it("checks at each fault whether a sitting is on screen", () => {
    const { done, effects: recorded } = recording();
    let isSitting = false;
    const judge = makeJudge(recorded, () => isSitting);
    judge({ type: "path.unknown" });
    isSitting = true;
    judge({ type: "path.unknown" });
    expect(done).toEqual([["goTo", { address: "/404" }]]);
  });

  it("never navigates away from a sitting, and shows no warning over it for a reply of the server", () => {
    const inSitting = catalogue.filter((one) => one.keepsPlace);
    const covering = ({ fact, effects }: (typeof catalogue)[number]) =>
      effects.filter(([name]) => name === "goTo" || (fact.type === "answer.received" && /warn|alert/.test(name)));
    expect(inSitting.flatMap(covering)).toEqual([]);
    expect(inSitting.filter(({ fact }) => fact.type === "answer.received").length).toBeGreaterThan(5);
  });

  it("performs nothing by itself", () => {
    const actor = createActor(faultsMachine, { input: { keepsPlace: false } }).start();
    const thrown: unknown[] = [];
    actor.subscribe({ error: (error) => thrown.push(error) });
    actor.send({ type: "secret.refused" });
    expect(thrown).toEqual([new Error('action "alert" was not provided')]);
  });
});
