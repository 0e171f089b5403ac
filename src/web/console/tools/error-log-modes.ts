type Mode = "production" | "development";

/** The builds in which the error log is shown (SPEC §2). */
const errorLogModes: readonly Mode[] = ["production"];

export const hasErrorLog = (mode: Mode = import.meta.env.PROD ? "production" : "development"): boolean =>
  errorLogModes.includes(mode);
