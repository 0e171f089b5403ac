import { useSelector } from "@tanstack/react-store";
import { connectErrorLog } from "../../site/error-log";
import { makeErrorLog, type ErrorLogEntry } from "./error-log-entries";

/** The error log of this window; what went wrong before the console came is in it. */
export const errorLog = makeErrorLog();
connectErrorLog(errorLog.add);

export const useErrorLog = (): readonly ErrorLogEntry[] => useSelector(errorLog);
