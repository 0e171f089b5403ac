import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { wordsOfCommand } from "../../support/programs";
import { knownConfigKey, knownSettings, sebEncrypted, sebPlist } from "../../support/seb-files";

const folder = mkdtempSync(path.join(tmpdir(), "invigil-seb-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, content: Buffer | string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

interface Done {
  readonly status: number | null;
  readonly lines: readonly string[];
  readonly told: string;
}

const run = (...args: readonly string[]): Promise<Done> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...wordsOfCommand("seb"), ...args], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [out, told] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    child.once("close", (status) => resolve({ status, lines: out.trimEnd().split("\n"), told: told.trim() }));
  });

const xml = sebPlist(knownSettings);

it("prints the key, the packing and what was found as its last line", async () => {
  const encrypted = Buffer.concat([Buffer.from("pswd"), sebEncrypted(gzipSync(xml), "exam")]);
  const done = await run("--config-key", fileOf("encrypted.seb", encrypted), "--password", "exam");
  expect([done.status, JSON.parse(done.lines.at(-1) ?? "")]).toEqual([
    0,
    { config_key: knownConfigKey, container: "pswd", findings: [] },
  ]);
  const dated = await run("--config-key", fileOf("dated.seb", sebPlist({ "my-key": true })));
  expect(dated.lines[0]).toMatch(/^ {2}my-key \(Windows, macOS, iOS\): .+\.$/);
  expect(JSON.parse(dated.lines.at(-1) ?? "")).toMatchObject({
    container: "xml",
    findings: [{ kind: "keyOrder", key: "my-key", platforms: ["Windows", "macOS", "iOS"] }],
  });
});

it.each([
  ["no file of this name", () => path.join(folder, "none.seb"), /none\.seb is not there or cannot be read\.$/],
  ["broken XML", () => fileOf("broken.seb", xml.slice(0, 400)), /^The file is damaged: its XML cannot be read\.$/],
  [
    "an entity",
    () => fileOf("entity.seb", '<!DOCTYPE plist [<!ENTITY a "b">]><plist><dict/></plist>'),
    /^The file declares entities/,
  ],
  [
    "a wrong password",
    () => fileOf("locked.seb", Buffer.concat([Buffer.from("pswd"), sebEncrypted(gzipSync(xml), "exam")])),
    /^The password is wrong, or the file is damaged\.$/,
  ],
  [
    "300 MB of blanks, packed",
    () => fileOf("blanks.seb", gzipSync(Buffer.alloc(300 * 1024 * 1024, 0x20))),
    /^The file, or what is packed in it, is larger than 4 MB\.$/,
  ],
] as const)("says in one sentence what is wrong: %s", async (_name, file, sentence) => {
  const done = await run("--config-key", file(), "--password", "other");
  expect([done.status, done.lines, done.told.split("\n").length]).toEqual([1, [""], 1]);
  expect(done.told).toMatch(sentence);
});

it("asks for one of both things that it can do", async () => {
  const done = await run();
  expect([done.status, done.told]).toEqual([1, "Give either --config-key with a file, or --make with an assignment."]);
});
