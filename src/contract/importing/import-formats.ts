/** The formats of other systems that can be read, with their usual names. */
export const importFormatNames = {
  "qti-1.2": "QTI 1.2",
  "qti-2.0": "QTI 2.0",
  "qti-2.1": "QTI 2.1",
  "qti-2.2": "QTI 2.2",
  "qti-3.0": "QTI 3.0",
  "moodle-xml": "Moodle XML",
  gift: "GIFT",
  aiken: "Aiken",
} as const;

/** A format of a report. */
export type ImportFormat = keyof typeof importFormatNames;

/** The name of a format; its code if this page does not know it because the server is newer. */
export const importFormatName = (format: string): string =>
  Object.hasOwn(importFormatNames, format) ? importFormatNames[format as ImportFormat] : format;
