import { createActor } from "xstate";
import { visitorMachine } from "../../machines/visitor/visitor.machine";

/** A tab without a guest. */
export const noVisit = createActor(visitorMachine, { input: null }).start();
