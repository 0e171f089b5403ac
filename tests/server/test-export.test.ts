import { eq } from "drizzle-orm";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { fromBuffer } from "yauzl";
import type { Item } from "../../src/contract/item/item";
import { auditEntries } from "../../src/server/db/security-schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { handIn, sittingGuest } from "../support/invitations";
import { wordsOfCommand } from "../support/programs";
import { fixedItems, fixedTest, openSchool, type School } from "../support/sittings";
import { newcomer } from "./rights/world";

let school: School;
let teacher: string;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  teacher = await newcomer(school, { username: "tom", role: ["teacher"] });
});

const download = async (menu: string, query: string, token?: string) =>
  school.app.inject({
    method: "GET",
    url: `/api/studio/tests/${menu}/export?${query}`,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

/** The names of the files in an archive. */
const namesIn = (archive: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on("entry", ({ fileName }: { fileName: string }) => {
        names.push(fileName);
        zip.readEntry();
      });
      zip.on("end", () => resolve(names));
      zip.on("error", reject);
      zip.readEntry();
    });
  });

describe("the export of a test", () => {
  it("is made for staff in every format, and written to the audit log", async () => {
    const qti = await download("fixed", "format=qti3", teacher);
    expect([qti.statusCode, qti.headers["content-type"], qti.headers["content-disposition"]]).toEqual([
      200,
      "application/zip",
      "attachment; filename*=UTF-8''Fixed.zip",
    ]);
    expect(qti.headers["cache-control"]).toBe("no-store");
    expect((await namesIn(qti.rawPayload)).toSorted()).toEqual([
      "imsmanifest.xml",
      ...["1", "2", "3", "4"].map((n) => `items/question-${n}.xml`),
      "test.xml",
    ]);
    const moodle = await download("fixed", "format=moodle", teacher);
    expect(moodle.body.match(/<question type="(?!category)/g)).toHaveLength(4);
    const csv = await download("fixed", "format=csv&language=en", teacher);
    expect(csv.body.trim().split("\r\n")).toHaveLength(5);
    const entries = await school.db
      .select({ account: auditEntries.account, facts: auditEntries.facts })
      .from(auditEntries)
      .where(eq(auditEntries.kind, "testExported"));
    expect(entries).toEqual(
      ["qti3", "moodle", "csv"].map((format) => ({ account: "tom", facts: { test: "fixed", format } })),
    );
  });

  it("is described before it is made", async () => {
    const { body } = await school.call("exportReport", { menu_id: "fixed", format: "moodle", language: "en" }, teacher);
    expect(body.data).toMatchObject({
      title: { en: "Fixed" },
      languages: ["zh", "en"],
      exact: 3,
      changed: 1,
      left_out: 0,
    });
    expect(body.data.test.map(({ code }) => code)).toEqual([
      "settingsLeftOut",
      "timeLimitLeftOut",
      "oneLanguage",
      "mistakesLeftOut",
      "typedComparedExactly",
    ]);
  });

  it("is refused to students, signed-out callers, and for unknown tests and formats", async () => {
    const codeOf = async (menu: string, query: string, token?: string) => {
      const { statusCode, body } = await download(menu, query, token);
      return [statusCode, (JSON.parse(body) as { code: number }).code];
    };
    expect(await codeOf("fixed", "format=csv", ann)).toEqual([200, 403]);
    expect(await codeOf("fixed", "format=csv")).toEqual([200, 100001]);
    expect(await codeOf("no-such", "format=csv", teacher)).toEqual([200, 100201]);
    expect(await codeOf("fixed", "format=pdf", teacher)).toEqual([400, 400]);
    expect(await codeOf("fixed", "format=csv&language=fr", teacher)).toEqual([400, 400]);
  });

  it("is refused to a guest and to a student with further rights, and made for an administrator", async () => {
    const code = async (token: string) =>
      (JSON.parse((await download("fixed", "format=csv", token)).body) as { code: number }).code;
    const guest = await sittingGuest(school, await newcomer(school, { role: ["teacher"] }), { menu_id: "fixed" });
    expect(await code(guest.token)).not.toBe(200);
    expect(await code(await newcomer(school, { role: ["student"], permission: ["exam.share", "result.view"] }))).toBe(
      403,
    );
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    expect((await download("adaptive", "format=moodle", admin)).body).toContain('<question type="multichoice">');
  });

  it("is refused to staff who are sitting the test, or another one with the same questions, themselves", async () => {
    const sitter = await newcomer(school, { role: ["teacher"] });
    const codeOf = async (menu: string): Promise<unknown> => {
      const { headers, body } = await download(menu, "format=csv", sitter);
      return String(headers["content-type"]).startsWith("application/json")
        ? (JSON.parse(body) as { code: number }).code
        : "a file";
    };
    expect(await codeOf("lenient")).toBe("a file");
    const attempt = (await school.call("startExam", { menu_id: "fixed" }, sitter)).body.data;
    expect([await codeOf("fixed"), await codeOf("lenient"), await codeOf("adaptive")]).toEqual([
      100212,
      100212,
      "a file",
    ]);
    await handIn(school, sitter, attempt);
    expect(await codeOf("lenient")).toBe("a file");
  });

  it("is refused to staff who are sitting the test themselves, in every call", async () => {
    await school.call("startExam", { menu_id: "fixed" }, teacher);
    expect(JSON.parse((await download("fixed", "format=csv", teacher)).body)).toMatchObject({ code: 100212 });
    expect((await school.call("exportReport", { menu_id: "fixed", format: "csv" }, teacher)).body.code).toBe(100212);
  });

  it("streams a large test in pieces, with its media once", async () => {
    const bytes = Buffer.alloc(50_000, "sound");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const [sample] = fixedItems;
    if (sample === undefined) throw new Error("there is no item");
    const many = 300;
    const items = Array.from({ length: many }, (_, place): Item => ({
      ...sample,
      item_id: `large-${place}`,
      family: "custom",
      body: {
        ...sample.body,
        media: [{ media_id: "m", type: "audio/mpeg", sha256 }],
        audio: {
          prompt: "m",
          autoplay: false,
          max_plays: 2,
          synthetic: false,
        },
      },
    }));
    await publishTest(
      school.db,
      {
        menuId: "large",
        family: "custom",
        definition: {
          ...fixedTest,
          exam_info: { ...fixedTest.exam_info, extract_question_number: many },
          sections: fixedTest.sections.map((section) => ({ ...section, items: many })),
        },
        sourceDigest: null,
        items,
        files: [{ sha256, type: "audio/mpeg", bytes }],
      },
      school.now,
    );
    const names = await namesIn((await download("large", "format=qti3", teacher)).rawPayload);
    expect(names.filter((name) => name.startsWith("items/"))).toHaveLength(many);
    expect(names.filter((name) => name.startsWith("media/"))).toEqual([`media/${sha256.slice(0, 24)}.mp3`]);
    const { body } = await school.call("exportReport", { menu_id: "large", format: "qti3" }, teacher);
    expect([body.data.changed, body.data.questions[0]?.reasons.map(({ code }) => code)]).toEqual([
      many,
      ["audioAsPlayer"],
    ]);
  });
});

describe("npm run export", () => {
  const command = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [...wordsOfCommand("export"), ...args], {
      env: { ...process.env, DATABASE_URL: school.url },
    }).then(
      ({ stdout }) => ({ status: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ status: code, said: stderr }),
    );

  it("writes the file, reports the changes, and overwrites nothing", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "invigil-export-"));
    try {
      const file = path.join(folder, "fixed.csv");
      const made = await command("--format", "csv", "fixed", file);
      expect(made.status).toBe(0);
      expect(made.said).toContain("Time limits are left out.");
      expect(made.said.trimEnd()).toMatch(
        /fixed\.csv: 4 questions, \d of them changed; 0 left out\. It holds the keys\.$/,
      );
      expect((await readFile(file, "utf8")).trim().split("\r\n")).toHaveLength(5);
      expect(await command("--format", "csv", "fixed", file)).toEqual({
        status: 1,
        said: `${file} is there already; name another file.\n`,
      });
      expect(await command("--format", "csv", "no-such", file)).toEqual({
        status: 1,
        said: "There is no test no-such.\n",
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
