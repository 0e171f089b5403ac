import type { Messages, ReadMessages } from "./messages";

const files = import.meta.glob<Messages>("./**/*.json", { import: "default" });

/** Fetches one part in one language from its own chunk. */
export const readMessages: ReadMessages = (part, language) => {
  const path = part === "app" ? `./${language}.json` : `./parts/${part}.${language}.json`;
  const read = files[path];
  return read === undefined ? Promise.reject(new Error(`no messages at ${path}`)) : read();
};
