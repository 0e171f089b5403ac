import { useSelector } from "@tanstack/react-store";
import { connectErrorLog } from "../../site/error-log";
import { makeErrorLog, type ErrorLogEntry } from "./error-log-entries";

/** The error log of this window; it contains errors from before the console was loaded. */
export const errorLog = makeErrorLog();
connectErrorLog(errorLog.add);

export const useErrorLog = (): readonly ErrorLogEntry[] => useSelector(errorLog);
