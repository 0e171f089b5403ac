import { useSyncExternalStore } from "react";
import { giveTroubles } from "../../site/trouble";
import { makeTroubleLog, type Trouble } from "./troubles";

/** The error log of this window; what went wrong before the console came is in it. */
export const troubleLog = makeTroubleLog();
giveTroubles(troubleLog.add);

export const useTroubleLog = (): readonly Trouble[] => useSyncExternalStore(troubleLog.subscribe, troubleLog.get);
