import { createActor } from "xstate";
import type { FaultFact } from "../../../machines/faults/facts";
import { faultsMachine, type Address } from "../../../machines/faults/faults.machine";
import { isResolved } from "../../../machines/faults/faults.selectors";
import type { Fault } from "../../../machines/support/fault";

/** What the outcomes of the catalogue bring about. */
export interface FaultEffects {
  readonly warn: (fault: Fault) => void;
  readonly alert: (fault: Fault) => void;
  readonly expireVisitor: () => void;
  readonly enterWithAddressToken: () => void;
  readonly rejectToken: () => void;
  readonly resetUser: () => void;
  readonly goTo: (address: Address) => void;
  /** For developers; people are told nothing. */
  readonly log: (msg: string) => void;
}

/** Judges a fact and does what follows from it; true where the call that it belongs to holds. */
export type Judge = (fact: FaultFact) => boolean;

/** One actor a fact: calls that are under way at the same time do not meet. */
export const makeJudge = (effects: FaultEffects): Judge => {
  const logic = faultsMachine.provide({
    actions: {
      warn: (_, { fault }) => effects.warn(fault),
      alert: (_, { fault }) => effects.alert(fault),
      expireVisitor: effects.expireVisitor,
      enterWithAddressToken: effects.enterWithAddressToken,
      rejectToken: effects.rejectToken,
      resetUser: effects.resetUser,
      goTo: (_, { address }) => effects.goTo(address),
      log: (_, { msg }) => effects.log(msg),
    },
  });
  return (fact) => {
    const actor = createActor(logic).start();
    actor.send(fact);
    return isResolved(actor.getSnapshot());
  };
};

const nothing = () => undefined;

const noEffects: FaultEffects = {
  warn: nothing,
  alert: nothing,
  expireVisitor: nothing,
  enterWithAddressToken: nothing,
  rejectToken: nothing,
  resetUser: nothing,
  goTo: nothing,
  log: nothing,
};

/** For calls outside the whole application: only what is named follows. */
export const judgeDoing = (effects: Partial<FaultEffects>): Judge => makeJudge({ ...noEffects, ...effects });

/** Nothing follows but the answer whether the call holds. */
export const judgeOnly: Judge = judgeDoing({});
