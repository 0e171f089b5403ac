import type { ActorRefFrom } from "xstate";
import type { sittingMachine } from "../../../machines/exam/sitting.machine";

export type SittingActor = ActorRefFrom<typeof sittingMachine>;
