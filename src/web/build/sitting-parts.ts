/** A module of the views: its path with slashes and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Sittings stand in the frame of who is signed in. */
const ofSittings = /\/src\/web\/(?:(?:exam|item)\/|app\/SignedIn\.)/;
/** Looking back at a question is of other pages. */
const ofOtherPages = /\/item\/review\//;
const shared = /\/src\/web\/(?:ui|site)\//;
const followed = /\/src\/web\/(?:ui|site|app)\//;

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

/**
 * Which modules that pages share are shown by sittings too: parts of `ui` and `site`, and icons (`library`: the text
 * of the module that exports them all). Answers a test of module ids.
 */
export function sittingParts(sources: readonly Source[], library: string): (id: string) => boolean {
  const files = iconFiles(library);
  const byPlace = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ""), source]));
  const seen = new Set<string>();
  const found = new Set<string>();
  const follow = ({ path, text }: Source): void => {
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
  for (const source of sources) if (ofSittings.test(source.path) && !ofOtherPages.test(source.path)) follow(source);
  return (id) => found.has(id) || found.has(/\/icons\/[\w-]+\.mjs$/.exec(id)?.[0] ?? "");
}
