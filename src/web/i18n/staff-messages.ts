import type { Messages } from "./messages";

/** The files of messages that pages of teachers, authors and administrators alone use. */
export const staffFiles = import.meta.glob<{ readonly default: Messages }>([
  "./parts/{assembly,assignment,audit,bank,class-results,classes,generators,inspect,manage,marking,paper}.*.json",
  "./parts/{regrading,reviews,rich-text,studio}.*.json",
]);
