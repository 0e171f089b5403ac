import { useSelector } from "@tanstack/react-store";
import { giveTroubles } from "../../site/trouble";
import { makeTroubleLog, type Trouble } from "./troubles";

/** The error log of this window; what went wrong before the console came is in it. */
export const troubleLog = makeTroubleLog();
giveTroubles(troubleLog.add);

export const useTroubleLog = (): readonly Trouble[] => useSelector(troubleLog);
