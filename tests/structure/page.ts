/** The parts of a Markdown page. */
interface Page {
  /** Addresses of links and pictures. */
  readonly links: readonly string[];
  /** Words in back quotes. */
  readonly quotes: readonly string[];
  /** Blocks of code, without their fences. */
  readonly blocks: readonly string[];
  readonly headings: readonly string[];
  readonly sentences: readonly string[];
}

const block = /```\w*\n([\s\S]*?)```/g;
const withoutBlocks = (text: string): string => text.replaceAll(block, "");

/** Sentences of its paragraphs, lists and tables; a cell and a list entry each end one. */
const sentencesOf = (text: string): string[] =>
  withoutBlocks(text)
    .split("\n")
    .filter((line) => !/^\s*\|[\s|:-]*\|\s*$/.test(line))
    .flatMap((line) => line.replace(/^\s*([-#>]+|\d+\.)\s*/, "").split(/\s\|\s|^\||\|$|(?<=[.?!:;])\s+(?=\S)/))
    .map((sentence) => sentence.replaceAll(/`[^`]*`/g, "name").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The address of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

export const pageOf = (text: string): Page => ({
  links: [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address),
  quotes: [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].map(([, quote = ""]) => quote),
  blocks: [...text.matchAll(block)].map(([, lines = ""]) => lines),
  headings: [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading)),
  sentences: sentencesOf(text),
});

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words a sentence on average. */
export const averageLength = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / Math.max(1, sentences.length);

/** The scripts and projects named in commands of `npm run` and `npx vitest run`. */
interface Commands {
  readonly scripts: readonly string[];
  readonly projects: readonly string[];
}

export const commandsIn = ({ quotes, blocks }: Pick<Page, "quotes" | "blocks">): Commands => {
  const named = (pattern: RegExp) =>
    [...quotes, ...blocks].flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  return { scripts: named(/npm run ([\w:]+)/g), projects: named(/--project ([\w-]+)/g) };
};

/** Whether a name is a pattern or an example. */
const isPattern = (name: string): boolean => /[*<>…]|NAME/.test(name);

/**
 * A path from the root, such as `src/server/app.ts`; a file or folder beside the page, such as `app.ts` or `http/`.
 * Names of files of a running site (`connection.json`) do not match.
 */
const rooted = /^\.?(?:src|machines|tests|findings|\.github)\/[\w./-]*$/;
const besideIt =
  /^(?:\.{0,2}\/?[\w-]+(?:\.[\w-]+)*\/)*(?:[\w-]+(?:\.[\w-]+)*\.(?:tsx?|js|sql)|[\w-]+\/)$|^(?:\.\.\/)+[\w/-]+$/;

/** The paths among the words of quotes. */
export const pathsIn = (quotes: readonly string[]): string[] =>
  quotes
    .flatMap((quote) => quote.split(/[\s,]+/))
    .filter((word) => !isPattern(word))
    .filter((word) => rooted.test(word) || besideIt.test(word));

/**
 * The paths in a block of code: those from the root, and those of a tree of folders, whose names begin at the margin.
 */
export const blockPathsIn = (text: string): string[] => {
  let margin = "";
  return text.split("\n").flatMap((line) => {
    margin = /^[\w./-]+\/(?=\s)/.exec(line)?.[0] ?? margin;
    if (margin === "")
      return [...line.matchAll(/(?:src|machines|tests|\.github)\/[\w./-]*\w/g)].map(([found]) => found);
    const inside = line.startsWith(margin) ? line.slice(margin.length) : line;
    const named = inside.matchAll(/(?<=^|[\s(])((?:[\w-]+\/)+|[\w-]+\.(?:tsx?|js))(?=[\s,;:)]|$)/g);
    return [...(inside === line ? [] : [margin]), ...[...named].map(([, name = ""]) => margin + name)];
  });
};
