import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const messageFile = /\/src\/web\/i18n\/(?:parts\/\w+\.)?(?:zh|en)\.json$/;

/** One that is nothing but its words stays a text: a third of the parsed form, and shown as it is. */
const compileMessage = (message: string): unknown => {
  const parsed = parse(message, { ignoreTag: true });
  const [only] = parsed;
  return parsed.length === 1 && only?.type === TYPE.literal && only.value === message ? message : parsed;
};

/** Flat ICU messages as JSON → the same ids, each compiled. Throws where a message is not well formed. */
const compileMessages = (source: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(source) as Record<string, string>).map(([id, message]) => [
        id,
        compileMessage(message),
      ]),
    ),
  );

/** Parses messages at build, so that the browser needs no parser. */
export const messageCompiler = (): Plugin => ({
  name: "messages",
  enforce: "pre",
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
        },
      ],
    },
  }),
  transform: (code, id) => (messageFile.test(id) ? { code: compileMessages(code), map: null } : null),
});
