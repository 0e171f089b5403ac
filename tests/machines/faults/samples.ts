import type { AnyEventObject } from "xstate";
import { faultsMachine } from "../../../machines/faults/faults.machine";
import type { Exploration } from "../../support/paths";
import { caseOf, catalogue } from "./catalogue";

const nothing = () => undefined;

export const chart = faultsMachine.provide({
  actions: {
    warn: nothing,
    alert: nothing,
    expireVisitor: nothing,
    enterWithAddressToken: nothing,
    rejectToken: nothing,
    resetUser: nothing,
    goTo: nothing,
    log: nothing,
  },
});
export const exploration: Exploration<typeof faultsMachine> = { samples: catalogue.map(({ fact }) => fact) };
export const nameOf = (event: AnyEventObject): string => caseOf(event).name;
