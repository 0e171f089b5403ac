import type { Plugin } from "vite";
import { baseStyles } from "../theme/base.ts";
import { withFirstPaint } from "../theme/first-paint.ts";
import { landingChunks } from "./chunks.ts";

const appWords = /\/src\/web\/i18n\/zh\.json$/;
const accountWords = /\/src\/web\/i18n\/parts\/account\.zh\.json$/;

type Bundle = Readonly<
  Record<string, { readonly type: string; readonly name?: string | undefined; readonly facadeModuleId?: string | null }>
>;

/** Address of a module's chunk; "" in development. */
const addressOf = (bundle: Bundle | undefined, module: RegExp): string => {
  const found = Object.entries(bundle ?? {}).find(([, chunk]) => module.test(chunk.facadeModuleId ?? ""));
  return found === undefined ? "" : `/${found[0]}`;
};

/** Addresses of the landing page's chunks; none in development. */
const landingScripts = (bundle: Bundle | undefined): string[] =>
  Object.entries(bundle ?? {}).flatMap(([file, chunk]) =>
    chunk.type === "chunk" && landingChunks.has(chunk.name ?? "") ? [`/${file}`] : [],
  );

/** CSS without comments and unneeded white space. */
const packed = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .trim();

/**
 * Adds to index.html the contract's facts about pages that the first paint needs, and preloads the messages in the
 * default language before the application starts; those of sign-in and landing only for signed-out visitors.
 */
export const firstPaint = (): Plugin => ({
  name: "first-paint",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const href = addressOf(bundle, appWords);
      return {
        html: withFirstPaint(html, {
          accountWords: addressOf(bundle, accountWords),
          landing: landingScripts(bundle),
        }),
        tags: [
          { tag: "style", children: packed(baseStyles), injectTo: "head" as const },
          ...(href === "" ? [] : [{ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href } }]),
        ],
      };
    },
  },
});
