import type { Messages, ReadMessages } from "./messages";

// the addresses of all other files come with the first of them: they weigh on everybody's first visit otherwise
const files = import.meta.glob<{ readonly default: Messages }>([
  "./*.json",
  "./parts/{account,assigned,console,exam,guest,home,results,sections}.*.json",
]);

/** Fetches one part in one language from its own chunk. */
export const readMessages: ReadMessages = async (part, language) => {
  const path = part === "app" ? `./${language}.json` : `./parts/${part}.${language}.json`;
  const read = files[path] ?? (await import("./other-messages")).otherFiles[path];
  if (read === undefined) throw new Error(`no messages at ${path}`);
  return (await read()).default;
};
