/** A module of the views: its path with slashes and its text. */
export interface ViewModule {
  readonly path: string;
  readonly text: string;
}

/** Sittings stand in the frame of who is signed in. */
const ofSittings = /\/src\/web\/(?:(?:exam|item)\/|app\/SignedIn\.)/;
/** Looking back at a question is of other pages. */
const ofOtherPages = /\/item\/review\//;
/** What a sitting begins with, whichever question comes first, and what follows by itself. */
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

/** The file of each icon by every name that its library gives it. */
const iconFiles = (library: string): ReadonlyMap<string, string> =>
  new Map(
    [...library.matchAll(iconLine)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );

const resolved = (from: string, to: string): string => new URL(to, `file://${from}`).pathname;

/** Answers a test of module ids. */
type Test = (id: string) => boolean;

/** Which modules that pages share sittings show as well: parts of `ui` and `site`, and icons. */
export interface SittingParts {
  /** With the first question of an adaptive sitting, or before it. */
  readonly atStart: Test;
  /** There or later: in a tool, a break, an item of another kind. */
  readonly ever: Test;
}

/** `library`: the text of the module that exports all icons. */
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
