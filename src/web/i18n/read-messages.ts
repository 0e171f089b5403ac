import type { Messages, ReadMessages } from "./messages";

const files = import.meta.glob<{ readonly default: Messages }>("./**/*.json");

/** Fetches one part in one language from its own chunk. */
export const readMessages: ReadMessages = async (part, language) => {
  const path = part === "app" ? `./${language}.json` : `./parts/${part}.${language}.json`;
  const read = files[path];
  if (read === undefined) throw new Error(`no messages at ${path}`);
  return (await read()).default;
};
