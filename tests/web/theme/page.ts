import { readFileSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { withFirstPaint } from "../../../src/web/theme/first-paint";

/** index.html as it is served. */
export const page = withFirstPaint(readFileSync(path.resolve("index.html"), "utf8"));

const scripts = [...page.matchAll(/<script(| nomodule)>([\s\S]*?)<\/script>/g)];
const scriptOf = (attribute: string): string => scripts.find(([, found]) => found === attribute)?.[2] ?? "";

/** The script of the first paint, and the one for browsers without modules. */
export const boot = scriptOf("");
export const withoutModules = scriptOf(" nomodule");

export interface Browser {
  /** Local storage by name; null: it is forbidden. */
  readonly kept: Readonly<Record<string, string>> | null;
  readonly isNarrow?: boolean;
  readonly prefersDark?: boolean;
  readonly path?: string;
  /** A script to run before, which removes features that this browser lacks. */
  readonly lacks?: string;
}

export interface Painted {
  readonly attributes: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly themeColor: string;
}

/** Runs a script of the page and returns its effects on the root element. */
export function paint(
  script: string,
  { kept, isNarrow = false, prefersDark = false, path: pathname = "/", lacks = "" }: Browser,
): Painted {
  const attributes: Record<string, string> = {};
  const root = {
    lang: "zh",
    setAttribute: (name: string, value: unknown) => void (attributes[name] = String(value)),
    showPopover: () => undefined,
  };
  const meta = { content: "page" };
  const world: Record<string, unknown> = {
    document: { documentElement: root, querySelector: () => meta },
    location: { pathname },
    matchMedia: (query: string) => ({
      matches:
        (query === "(max-width: 991.98px)" && isNarrow) || (query === "(prefers-color-scheme: dark)" && prefersDark),
    }),
    getComputedStyle: () => ({ getPropertyValue: (name: string) => `value of ${name}` }),
    AbortSignal: { any: () => undefined },
    root,
  };
  Object.defineProperty(world, "localStorage", {
    get: () => {
      if (kept === null) throw new Error("forbidden");
      return { getItem: (name: string) => kept[name] ?? null };
    },
  });
  world["window"] = world;
  const context = createContext(world);
  runInContext(lacks, context);
  runInContext(script, context);
  return { attributes, lang: root.lang, themeColor: meta.content };
}
