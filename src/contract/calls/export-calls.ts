import { exportInput, exportReportOutput } from "../exporting/exporting";
import type { CallSchema } from "./call-schema";

/** The calls for exporting tests. The file itself is not fetched by a call, because it has no envelope. */
export const exportCalls = {
  exportReport: {
    input: exportInput,
    output: exportReportOutput,
    access: "person",
    permission: "test.import",
    summary: "What an export of a test in a format will change or leave out.",
  },
} as const satisfies Record<string, CallSchema>;
