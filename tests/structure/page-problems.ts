import path from "node:path";
import { averageLength, commandsIn, blockPathsIn, pageOf, pathsIn } from "./page";

/** The facts about the project against which a page is checked. */
export interface Project {
  readonly exists: (file: string) => boolean;
  readonly read: (file: string) => string;
  /** Names of `npm run`. */
  readonly scripts: ReadonlySet<string>;
  /** Names of vitest's projects. */
  readonly projects: ReadonlySet<string>;
}

/** Limits on the length of a page. */
export interface Limits {
  readonly bytes?: number;
  readonly lines?: number;
}

/** The limit for the average number of words in a sentence. */
const longestSentences = 25;

/** The problems of a page, one a line; none if all names in it exist and it is short enough. */
export function problemsOf(file: string, text: string, limits: Limits, project: Project): string[] {
  const page = pageOf(text);
  const folder = path.posix.dirname(file);

  const isDead = (link: string): boolean => {
    const [target = "", heading] = link.split("#");
    const full = target === "" ? file : path.posix.join(folder, target);
    if (!project.exists(full)) return true;
    if (heading === undefined) return false;
    return !pageOf(full === file ? text : project.read(full)).headings.includes(heading);
  };
  // a command line names a test by the beginning of its file's name
  const isThere = (name: string): boolean =>
    [name, path.posix.join(folder, name)].some((place) =>
      [place, `${place}.test.ts`, `${place}.wide.test.ts`].some((one) => project.exists(one)),
    );

  const { scripts, projects } = commandsIn(page);
  const paths = [...pathsIn(page.quotes), ...page.blocks.flatMap(blockPathsIn)];
  const [bytes, lines, words] = [
    Buffer.byteLength(text),
    text.trimEnd().split("\n").length,
    averageLength(page.sentences),
  ];
  const over = (what: string, found: number, most = Infinity): string[] =>
    found > most ? [`${what}: ${Math.ceil(found)} of ${most}`] : [];
  return [
    ...page.links.filter((link) => !/^https?:/.test(link) && isDead(link)).map((link) => `dead link: ${link}`),
    ...paths.filter((name) => !isThere(name)).map((name) => `no such path: ${name}`),
    ...scripts.filter((name) => !project.scripts.has(name)).map((name) => `no such command: npm run ${name}`),
    ...projects.filter((name) => !project.projects.has(name)).map((name) => `no such project of tests: ${name}`),
    ...over("bytes", bytes, limits.bytes),
    ...over("lines", lines, limits.lines),
    ...over("words a sentence", words, longestSentences),
    ...(page.sentences.length < 2 ? ["says nothing"] : []),
  ];
}
