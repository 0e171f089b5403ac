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
    enterWithAddressToken: () => note("enterWithAddressToken")(),
    rejectToken: () => note("rejectToken")(),
    resetUser: () => note("resetUser")(),
    goTo: note("goTo"),
    log: note("log"),
  };
  return { done, effects };
};

describe("the catalogue", () => {
  it.each(catalogue.map((one) => [one.name, one] as const))("%s", (_, { fact, outcome, effects, resolves }) => {
    const { done, effects: recorded } = recording();
    const actor = createActor(chart).start();
    actor.send(fact);
    expect({
      outcome: actor.getSnapshot().value,
      resolves: isResolved(actor.getSnapshot()),
      judged: makeJudge(recorded)(fact),
      done,
    }).toEqual({ outcome, resolves, judged: resolves, done: effects });
  });

  it("performs nothing by itself", () => {
    const actor = createActor(faultsMachine).start();
    const thrown: unknown[] = [];
    actor.subscribe({ error: (error) => thrown.push(error) });
    actor.send({ type: "secret.refused" });
    expect(thrown).toEqual([new Error('action "alert" was not provided')]);
  });
});
