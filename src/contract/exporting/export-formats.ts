/** The formats in which a test is exported, by name. */
export const exportFormatNames = ["qti3", "moodle", "csv"] as const;
export type ExportFormat = (typeof exportFormatNames)[number];
