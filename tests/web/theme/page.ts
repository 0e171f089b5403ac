import { readFileSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { withFirstPaint } from "../../../src/web/theme/first-paint";

/** index.html as it is served. */
export const page = withFirstPaint(readFileSync(path.resolve("index.html"), "utf8"), {
  accountWords: "/assets/account.zh.js",
  appWords: [
    { only: "zh", address: "/assets/zh.js" },
    { only: "en", address: "/assets/en.js" },
  ],
  landing: ["/assets/landing.js"],
  sitting: [
    { address: "/assets/ExamPage.js" },
    { only: "en", address: "/assets/exam.en.js" },
    { only: "/examAccess/exam", address: "/assets/fixed.js" },
    { only: "en/examAccess/exam", address: "/assets/sections.en.js" },
    { only: "/examAccess/examAuto", address: "/assets/adaptive.js" },
  ],
  typeface: "/assets/inter.woff2",
  apiBase: "",
});

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
  readonly search?: string;
  /** The quality of the connection; left out: this browser does not report it. */
  readonly effectiveType?: string;
  /** A script to run before, which removes features that this browser lacks. */
  readonly lacks?: string;
}

export interface Painted {
  readonly attributes: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly themeColor: string;
}

export interface Fetched {
  /** Addresses of the files that are preloaded. */
  readonly files: readonly string[];
  /** The calls that are made, with their headers, by address. */
  readonly calls: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Runs a script of the page and returns its effects on the root element. */
export const paint = (script: string, browser: Browser): Painted => run(script, browser).painted;

/** Runs the script of the first paint and returns what it fetches. */
export const fetchedBy = (browser: Browser): Fetched => run(boot, browser).fetched;

function run(
  script: string,
  {
    kept,
    isNarrow = false,
    prefersDark = false,
    path: pathname = "/",
    search = "",
    effectiveType,
    lacks = "",
  }: Browser,
): { readonly painted: Painted; readonly fetched: Fetched } {
  const attributes: Record<string, string> = {};
  const files: string[] = [];
  const calls: [string, Readonly<Record<string, string>>][] = [];
  const root = {
    lang: "zh",
    setAttribute: (name: string, value: unknown) => void (attributes[name] = String(value)),
    showPopover: () => undefined,
  };
  const meta = { content: "page" };
  const world: Record<string, unknown> = {
    document: {
      documentElement: root,
      querySelector: () => meta,
      createElement: () => ({}),
      head: { appendChild: ({ href }: { readonly href: string }) => void files.push(href) },
    },
    location: { pathname, search, origin: "https://site.example" },
    navigator: effectiveType === undefined ? {} : { connection: { effectiveType } },
    addEventListener: () => undefined,
    URLSearchParams,
    fetch: (address: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
      calls.push([address, { ...headers }]);
      return Promise.reject(new Error("no network"));
    },
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
  return { painted: { attributes, lang: root.lang, themeColor: meta.content }, fetched: { files, calls } };
}
