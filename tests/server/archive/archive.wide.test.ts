import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import { parseSync } from "oxc-parser";
import { extract } from "tar-fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import manifest from "../../../package.json";
import { connect } from "../../bench/load/call";
import { choices, itemXml, packageOf } from "../../items/import/fixtures";
import { root } from "../../support/programs";
import { failToStart, startServer } from "../../support/server-process";
import { anyAnswer } from "../../support/sittings";

const patience = 300_000;
const folder = mkdtempSync(path.join(tmpdir(), "invigil-archive-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, "archive.tgz");
const title = `${manifest.name}-${manifest.version}`;
const installed = path.join(folder, title);
const dist = path.join(installed, "dist");
const script = path.join(installed, "src", "server", "start.js");
const data = (name: string): string => path.join(folder, name);

const execute = promisify(execFile);
/** Runs a command in the installed archive; what it prints. */
const npm = async (words: readonly string[], dataDir = data("data")): Promise<string> => {
  const { stdout } = await execute("npm", words, { cwd: installed, env: { ...process.env, DATA_DIR: dataDir } });
  return stdout;
};
const command = (name: string, words: readonly string[] = [], dataDir = data("data")): Promise<string> =>
  npm(["run", "--silent", name, "--", ...words], dataDir);

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
/** Every built file with its contents and its time. */
const built = () =>
  filesIn(dist).map((one) => [
    one,
    statSync(one).mtimeMs,
    createHash("sha256").update(readFileSync(one)).digest("hex"),
  ]);
const packagesIn = (place: string): string[] =>
  readdirSync(path.join(place, "node_modules"))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@")
        ? readdirSync(path.join(place, "node_modules", name)).map((one) => `${name}/${one}`)
        : [name],
    );

let before: ReturnType<typeof built>;
beforeAll(async () => {
  await execute(process.execPath, ["--import", "tsx", "src/server/archive/make-archive.ts", file], { cwd: root });
  await pipeline(createReadStream(file), createGunzip(), extract(folder));
  before = built();
  await npm(["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"]);
}, patience);

it("installs few packages, within 150 MB, and none that only the build needs", () => {
  const names = packagesIn(installed);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(names.filter((name) => Object.hasOwn(manifest.devDependencies, name))).toEqual(["pg"]);
  expect(names.length).toBeLessThanOrEqual(30);
  const bytes = filesIn(installed).reduce((sum, one) => sum + statSync(one).size, 0);
  expect(bytes).toBeLessThanOrEqual(150_000_000);
  expect(readFileSync(path.join(installed, "package-lock.json"), "utf8")).not.toContain('"resolved"');
});

it("imports only packages that are installed, and names the licences of those that are bundled", () => {
  const programs = filesIn(path.join(dist, "server"));
  const imported = programs
    .filter((one) => one.endsWith(".mjs"))
    .flatMap((one) => {
      const text = readFileSync(one, "utf8");
      const { staticImports, dynamicImports } = parseSync(one, text).module;
      const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
      return [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...dynamic.flatMap((request) => /^["`]([^$]*)["`]$/.exec(request)?.[1] ?? []),
      ];
    })
    .filter((request) => !request.startsWith(".") && !request.startsWith("node:") && !builtinModules.includes(request));
  expect([...new Set(imported)].toSorted()).toEqual(["@node-rs/argon2", "openchemlib", "sharp"]);
  const bundled = programs
    .filter((one) => one.endsWith(".map"))
    .flatMap((one) => JSON.parse(readFileSync(one, "utf8")).sources as string[])
    .flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  const licences = readFileSync(path.join(dist, "server", "licences.txt"), "utf8");
  const named = [...licences.matchAll(/^## (\S+) - /gm)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(bundled)].filter((name) => !named.includes(name))).toEqual([]);
});

it(
  "starts on an empty folder without building, offers a test, saves an answer, and its commands work",
  async () => {
    const server = await startServer(data("data"), {}, script);
    const page = await fetch(server.url);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const html = await page.text();
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await fetch(server.url + entry)).status).toBe(200);

    const { token } = await connect(server.url, "")("login", { username: "student", password: "student123" });
    const call = connect(server.url, token);
    const menu = await call("menuList", {});
    expect(JSON.stringify(menu)).toContain('"menu_id":"map-math"');
    const attempt = await call("startExam", { menu_id: "map-math" });
    const saved = await call("answerExercise", {
      attempt_id: attempt.attempt_id,
      exercise_id: attempt.presented ?? "",
      lease: attempt.lease ?? "",
      answer: anyAnswer(attempt),
      revision: 1,
      idempotency_key: "answer-0000-0001",
      elapsed_ms: 20_000,
    });
    expect(saved.seq).toBeGreaterThan(0);

    expect(await command("admin", ["--create", "headmaster"])).toContain("headmaster");
    const archive = path.join(folder, "backup");
    await command("backup", [archive]);
    expect(await server.end("SIGTERM")).toBe(0);

    expect(await command("seed", [], data("other"))).toMatch(/^All 12 tests are there in their newest edition/);
    await command("restore", [archive, "--replace"], data("other"));
    const restored = await startServer(data("other"), {}, script);
    const again = await connect(restored.url, token)("examItemDetail", { attempt_id: attempt.attempt_id });
    expect(again).toMatchObject({ attempt_id: attempt.attempt_id, answered: 1 });
    expect(await restored.end("SIGTERM")).toBe(0);
    expect(built()).toEqual(before);
  },
  patience,
);

it(
  "draws the molecules of a file of questions",
  async () => {
    const questions = path.join(folder, "questions.zip");
    const drawing =
      '<canvas id="k" width="300" height="200"/>' +
      '<script>m.get_mol("CC(=O)O");document.getElementById("k")</script>';
    writeFileSync(questions, await packageOf([itemXml({ body: `<p>${drawing}x</p>${choices()}` })]));
    const [line = ""] = (await command("import", ["--check", "--json", questions])).split("\n");
    expect(JSON.parse(line).tests[0].items[0].item.body.stem.en).toContain('aria-label="Structure drawing');
  },
  patience,
);

it(
  "asks for the packages of the build where sources are newer than what was built",
  async () => {
    for (const one of filesIn(installed)) utimesSync(one, 1, 1);
    writeFileSync(path.join(installed, "vite.config.ts"), "export default {};\n");
    expect(await failToStart(data("third"), {}, [], script)).toEqual({
      status: 1,
      output:
        "The pages are older than their sources; building them again (about half a minute).\n" +
        'The packages for building are not installed: run "npm ci" without --omit=dev, or install the archive that ' +
        '"npm run package" makes, which needs no building.\n',
    });
  },
  patience,
);
