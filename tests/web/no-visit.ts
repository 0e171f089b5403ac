import { createActor } from "xstate";
import { visitorMachine } from "../../machines/visitor/visitor.machine";

/** A tab in which nobody is a guest. */
export const noVisit = createActor(visitorMachine, { input: null }).start();
