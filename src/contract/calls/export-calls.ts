import { exportInput, exportReportOutput } from "../exporting/exporting";
import type { CallSchema } from "./call-schema";

/** The calls by which tests leave the site; the file itself is no call, since it has no envelope. */
export const exportCalls = {
  exportReport: {
    input: exportInput,
    output: exportReportOutput,
    access: "person",
    permission: "test.import",
    summary: "What an export of a test in a format will change or leave out.",
  },
} as const satisfies Record<string, CallSchema>;
