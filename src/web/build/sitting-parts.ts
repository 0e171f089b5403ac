/** A source module of the views: path with slashes, and text. */
export interface ViewModule {
  readonly path: string;
  readonly text: string;
}

/** Modules of sittings, with the frame of a person signed in around them. */
const ofSittings = /\/src\/web\/(?:(?:exam|item)\/|app\/SignedIn\.)/;
/** Reviews of questions and tests on paper, which belong to other pages, and reports of problems, loaded on demand. */
const ofOtherPages = /\/item\/(?:(?:review|paper)\/|reporting\/ReportForm)/;
/** Modules with which a sitting starts, whatever its first question, and those loaded automatically afterwards. */
const starts = new RegExp(
  [
    String.raw`\/exam\/(?:ExamPage|families\/map\/adaptive|overlays\/SittingOverlays)\.`,
    String.raw`\/interactions\/NumericEntry\.|\/app\/SignedIn\.`,
  ].join("|"),
);
const shared = /\/src\/web\/(?:(?:ui|site|contexts|loading|platform)\/)/;
const followed = /\/src\/web\/(?:ui|site|contexts|loading|platform|app)\//;
const views = /\/src\/web\//;

const importLine = /^(?:import|export) (?!type )([^"]*?)from "([^"]+)";/gm;
const iconLine = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm;

const namesIn = (list: string): string[] =>
  [...list.matchAll(/(?:^|[{,])\s*(?!type )(\w+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/** The file of each icon, by every name that the library exports it under. */
const iconFiles = (library: string): ReadonlyMap<string, string> =>
  new Map(
    [...library.matchAll(iconLine)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );

const resolved = (from: string, to: string): string => new URL(to, `file://${from}`).pathname;

/** A test of module ids. */
type Test = (id: string) => boolean;

/** Modules shared by pages that sittings also show: parts of `ui` and `site`, and icons. */
export interface SittingParts {
  /** Shown with the first question of an adaptive sitting, or before it. */
  readonly atStart: Test;
  /** Shown at any time: also in a tool, a break, an item of another type. */
  readonly ever: Test;
}

/** Finds those modules by following imports; `library`: the text of the module that exports all icons. */
export function sittingParts(sources: readonly ViewModule[], library: string): SittingParts {
  const files = iconFiles(library);
  const byPlace = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ""), source]));
  const shownBy = (roots: readonly ViewModule[], followed: RegExp): Test => {
    const seen = new Set<string>();
    const found = new Set<string>();
    const follow = ({ path, text }: ViewModule): void => {
      if (seen.has(path)) return;
      seen.add(path);
      if (shared.test(path)) found.add(path);
      for (const [, names = "", from = ""] of text.matchAll(importLine)) {
        if (from === "lucide-react")
          for (const name of namesIn(names)) found.add(`/icons/${files.get(name) ?? name}.mjs`);
        const source = from.startsWith(".") ? byPlace.get(resolved(path, from)) : undefined;
        if (source !== undefined && followed.test(source.path)) follow(source);
      }
    };
    for (const root of roots) follow(root);
    return (id) => found.has(id) || found.has(/\/icons\/[\w-]+\.mjs$/.exec(id)?.[0] ?? "");
  };
  return {
    atStart: shownBy(
      sources.filter(({ path }) => starts.test(path)),
      views,
    ),
    ever: shownBy(
      sources.filter(({ path }) => ofSittings.test(path) && !ofOtherPages.test(path)),
      followed,
    ),
  };
}
