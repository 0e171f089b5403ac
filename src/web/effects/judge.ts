import { initialTransition, transition, type ExecutableActionObject } from "xstate";
import type { FaultFact } from "../../../machines/faults/facts";
import { faultsMachine, type Address } from "../../../machines/faults/faults.machine";
import { isResolved } from "../../../machines/faults/faults.selectors";
import type { Fault } from "../../../machines/support/fault";

/** What the outcomes of the catalogue bring about. */
export interface FaultEffects {
  readonly warn: (at: { readonly fault: Fault }) => void;
  readonly alert: (at: { readonly fault: Fault }) => void;
  readonly expireVisitor: () => void;
  readonly enterWithAddressCode: () => void;
  readonly rejectToken: () => void;
  readonly resetUser: () => void;
  readonly goTo: (at: { readonly address: Address }) => void;
  /** For developers; people are told nothing. */
  readonly log: (at: { readonly msg: string }) => void;
}

/** Judges a fact and does what follows from it; true where the call that it belongs to holds. */
export type Judge = (fact: FaultFact) => boolean;

/**
 * The chart is asked without an actor: one fact, one transition, and the actions that it names are done here.
 * `keepsPlace`: the page on screen is one that is neither left nor covered.
 */
export const makeJudge =
  (effects: Partial<FaultEffects>, keepsPlace: () => boolean = () => false): Judge =>
  (fact) => {
    const [judging] = initialTransition(faultsMachine, { keepsPlace: keepsPlace() });
    const [outcome, actions] = transition(faultsMachine, judging, fact);
    const perform = effects as Readonly<Record<string, (params: ExecutableActionObject["params"]) => void>>;
    for (const { type, params } of actions) perform[type]?.(params);
    return isResolved(outcome);
  };

/** Nothing follows but the answer whether the call holds. */
export const judgeOnly: Judge = makeJudge({});
