import { faultsMachine } from "../../../machines/faults/faults.machine";
import type { Exploration } from "../../support/paths";
import { catalogue } from "./catalogue";

const nothing = () => undefined;

export const chart = faultsMachine.provide({
  actions: {
    warn: nothing,
    alert: nothing,
    expireVisitor: nothing,
    enterWithAddressCode: nothing,
    rejectToken: nothing,
    resetUser: nothing,
    goTo: nothing,
    log: nothing,
  },
});
/** One fact, on a page of that kind. */
export const explorationOf = (keepsPlace: boolean): Exploration<typeof faultsMachine> => ({
  input: { keepsPlace },
  samples: catalogue.filter((one) => one.keepsPlace === keepsPlace).map(({ fact }) => fact),
});
