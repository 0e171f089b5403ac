import type { ExamInfo } from "./exam";

/** SPEC §4: adaptive is type 2 with extraction logic 1. Holds no schema, so charts and browser may load it. */
export const isAdaptive = (info: ExamInfo): boolean => info.type === 2 && info.extract_question_logic === 1;
