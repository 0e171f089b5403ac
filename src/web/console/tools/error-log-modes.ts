type Mode = "production" | "development";

/** Builds that show the error log (SPEC §2). */
const errorLogModes: readonly Mode[] = ["production"];

export const hasErrorLog = (mode: Mode = import.meta.env.PROD ? "production" : "development"): boolean =>
  errorLogModes.includes(mode);
