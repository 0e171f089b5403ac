import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { scripts } from "../../package.json";
import { importFormatNames } from "../../src/contract/importing/import-formats";
import { readers } from "../../src/items/import/readers";
import { readConfig } from "../../src/server/configuration/config";
import { pageOf, pathsIn } from "./page";
import { problemsOf, type Limits, type Project } from "./page-problems";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const projectNames = [...read("vite.config.ts").matchAll(/(?:inTwo\(|name: )"([\w-]+)"/g)].map(([, name = ""]) => name);
const project: Project = {
  exists: (file) => existsSync(path.join(root, file)),
  read,
  scripts: new Set(Object.keys(scripts)),
  projects: new Set(projectNames.flatMap((name) => [name, `${name}-wide`])),
};

const docs = [
  "adding",
  "architecture",
  "authoring",
  "classes",
  "glossary",
  "integrations",
  "measurement",
  "operating",
  "rooms",
  "exam-browser",
  "scaling",
  "security",
  "using",
].map((name) => `.github/docs/${name}.md`);
const folders = ["machines", "src/contract", "src/server", "src/server/db", "src/web", "src/web/exam", "src/items"]
  .concat("src/psychometrics", "tests")
  .map((folder) => `${folder}/README.md`);
const limitsOf = (file: string): Limits => {
  if (file === "README.md") return { bytes: 8_192 };
  if (docs.includes(file)) return { bytes: 14 * 1_024 };
  return folders.includes(file) ? { lines: 60 } : {};
};

/** The parts of a page by their headings of the second level. */
const partsOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]),
  );
const part = (file: string, heading: string): string => {
  const found = partsOf(file).get(heading);
  if (found === undefined) throw new Error(`${file} has no part "${heading}"`);
  return found;
};

describe("the pages for people", () => {
  it.each(["README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", ...docs, ...folders])(
    "%s names what exists, leads somewhere, and is short",
    (file) => {
      expect(problemsOf(file, read(file), limitsOf(file), project)).toEqual([]);
    },
  );

  it("list in the README the formats that the table of readers has", () => {
    const listed = [...part("README.md", "Tests from elsewhere").matchAll(/^\| ([A-Z][^|]*) \|/gm)].flatMap(
      ([, cell = ""]) =>
        cell
          .replace(/\(.*\)/, "")
          .split(",")
          .map((name) => name.trim()),
    );
    expect(listed.toSorted()).toEqual(
      readers
        .flatMap(({ formats }) => formats)
        .map((format) => importFormatNames[format])
        .toSorted(),
    );
  });

  it("are all read here", () => {
    const found = ["machines", "src", "tests"].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => path.basename(file) === "README.md")
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/"))),
    );
    const written = readdirSync(path.join(root, ".github/docs")).map((file) => `.github/docs/${file}`);
    expect([...written, ...found].toSorted()).toEqual([...docs, ...folders].toSorted());
  });

  it("are reached from the README, each in one step", () => {
    expect(docs.filter((file) => !pageOf(read("README.md")).links.includes(file))).toEqual([]);
  });

  it("answer twelve questions about adding something, with at most five paths each", () => {
    const answers = part(".github/docs/adding.md", "Twelve questions").trim().split("\n\n");
    const paths = answers.map((answer) => pathsIn(pageOf(answer).quotes).length);
    expect(answers.map((answer) => /^\*\*[^*]+\?\*\* /.test(answer))).toEqual(Array.from({ length: 12 }, () => true));
    expect(paths.filter((count) => count < 1 || count > 5)).toEqual([]);
  });

  it("follow an answer through at most 40 files", () => {
    const files = pathsIn(pageOf(part(".github/docs/architecture.md", "The life of an answer")).quotes);
    expect(files.filter((file) => !/\.tsx?$/.test(file))).toEqual([]);
    expect(new Set(files).size).toBeGreaterThan(20);
    expect(new Set(files).size).toBeLessThanOrEqual(40);
  });

  it("draw one diagram of the architecture", () => {
    expect(read(".github/docs/architecture.md").match(/```mermaid/g)).toHaveLength(1);
  });

  it("name every setting that the server reads, and no other", () => {
    const asked = new Set<string>();
    readConfig(
      new Proxy<Record<string, string | undefined>>(
        {},
        {
          get: (_, name) => {
            asked.add(String(name));
            return undefined;
          },
        },
      ),
    );
    const settings = part(".github/docs/operating.md", "Settings");
    const named = [...settings.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) => pageOf(cell).quotes);
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((name) => !named.includes(name))).toEqual([]);
    const server = readdirSync(path.join(root, "src/server"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => read(path.join("src/server", file)))
      .join("\n");
    expect(named.filter((name) => !server.includes(name))).toEqual([]);
  });
});

describe("the check of the pages", () => {
  const problems = (text: string, limits: Limits = {}) => problemsOf("src/server/README.md", text, limits, project);
  const sound =
    "# A page\n\nStart with `app.ts`, then see [the pages](../web/README.md#the-console). Run `npm run lint`.\n";

  it("has nothing to say of a page that is sound", () => {
    expect(problems(sound, { bytes: 1_000, lines: 60 })).toEqual([]);
  });

  it.each([
    ["a path from the root", "Read `src/nowhere/file.ts`.", "no such path: src/nowhere/file.ts"],
    ["a file beside the page", "Read `nothing.ts` first.", "no such path: nothing.ts"],
    ["a folder beside the page", "In `nowhere/` it is.", "no such path: nowhere/"],
    [
      "a test on a command line",
      "`npx vitest run --project server tests/server/nothing`",
      "no such path: tests/server/nothing",
    ],
    [
      "a folder of a map",
      "```\nsrc/server/  http/ (edge), nowhere/ (nothing)\n```\n",
      "no such path: src/server/nowhere/",
    ],
    ["a folder of a diagram", '```mermaid\na["src/nowhere"] --> b\n```\n', "no such path: src/nowhere"],
    ["a command", "Run `npm run nothing`.", "no such command: npm run nothing"],
    ["a command in a block", "```sh\nnpm run nothing -- FILE\n```\n", "no such command: npm run nothing"],
    [
      "a project of tests",
      "`npx vitest run --project nothing tests/server/release`",
      "no such project of tests: nothing",
    ],
    ["a link to a file", "See [this](../nowhere.md).", "dead link: ../nowhere.md"],
    ["a link to a heading", "See [this](../web/README.md#nowhere).", "dead link: ../web/README.md#nowhere"],
    ["a link to its own heading", "See [this](#nowhere).", "dead link: #nowhere"],
    ["a picture", "![Nothing](nothing.png)", "dead link: nothing.png"],
  ])("finds %s that leads nowhere", (_, wrong, problem) => {
    expect(problems(`${sound}\n${wrong}\n`)).toEqual([problem]);
  });

  it("finds a page that is too long, in bytes, lines or words a sentence", () => {
    expect(problems(sound, { bytes: 100 })).toEqual([`bytes: ${sound.length} of 100`]);
    expect(problems(sound, { lines: 2 })).toEqual(["lines: 3 of 2"]);
    expect(problems(`${sound}\n${"one more word ".repeat(30)}.\n`)).toEqual(["words a sentence: 26 of 25"]);
  });

  it("finds a page without content", () => {
    expect(problems("# A page\n")).toEqual(["says nothing"]);
  });
});
