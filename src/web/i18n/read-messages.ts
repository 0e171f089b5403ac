import type { Messages, ReadMessages } from "./messages";

// the addresses of staff's files come with the first of them: they weigh on everybody's first visit otherwise
const files = import.meta.glob<{ readonly default: Messages }>([
  "./**/*.json",
  "!./parts/{assembly,assignment,audit,bank,class-results,classes,generators,inspect,manage,marking,paper}.*.json",
  "!./parts/{regrading,reviews,rich-text,studio}.*.json",
]);

/** Fetches one part in one language from its own chunk. */
export const readMessages: ReadMessages = async (part, language) => {
  const path = part === "app" ? `./${language}.json` : `./parts/${part}.${language}.json`;
  const read = files[path] ?? (await import("./staff-messages")).staffFiles[path];
  if (read === undefined) throw new Error(`no messages at ${path}`);
  return (await read()).default;
};
