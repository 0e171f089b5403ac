import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { FileReading } from "../../src/items/import/read-file";
import type { TestReading } from "../../src/items/import/report";
import { migrationsFolder } from "../../src/server/db/made-by-migrations";
import { importFile } from "../../src/server/use-cases/importing/import-file";
import type { ImportWishes } from "../../src/server/use-cases/importing/imported-definition";
import { choices, itemXml, packageOf } from "../items/import/fixtures";
import { digestOf } from "../support/database";
import { wordsOfCommand } from "../support/programs";
import { choose, fixedItems, minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;

const picture = Buffer.from("a picture");
const sha256 = createHash("sha256").update(picture).digest("hex");

const reading = (
  digest: string,
  more: Partial<TestReading> = {},
  list: typeof fixedItems = fixedItems,
): FileReading => {
  const media = [{ media_id: "pic", type: "image/png" as const, sha256 }];
  const items = list.map((item) => ({
    ...item,
    body: item.body === undefined ? item.body : { ...item.body, media },
    item_id: `${digest.slice(0, 4)}-${item.item_id}`,
    source: { kind: "package" as const, name: "Cells", ref: "a.xml" },
  }));
  const test: TestReading = {
    n: 1,
    title: "Cells",
    language: "en",
    kept: [],
    changed: [],
    sections: items.length === 0 ? [] : [{ title: null, items: items.map(({ item_id }) => item_id) }],
    items: items.map((item, place) => ({
      n: place + 1,
      where: { file: "a.xml" },
      title: null,
      outcome: "exact",
      reasons: [],
      item,
    })),
    ...more,
  };
  return { digest, format: "qti-2.1", tests: [test], media: [{ sha256, type: "image/png", bytes: picture }] };
};

/** The outcome for the only test of a file. */
const importOne = async (file: FileReading, now: number, wishes: ImportWishes = {}) => {
  const [only, ...others] = await importFile(school.db, file, now, wishes);
  expect(others).toEqual([]);
  return only;
};

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

describe("importing a package", () => {
  const digest = "ab".repeat(32);

  it("makes a timed test that can be sat", async () => {
    expect(await importOne(reading(digest), school.now)).toEqual({
      outcome: "imported",
      menuId: "qti-abababababababab",
      items: 4,
    });
    const detail = (await school.call("menuDetail", { menu_id: "qti-abababababababab" }, ann)).body.data;
    expect(detail).toMatchObject({
      family: "custom",
      title: { en: "Cells" },
      time_limit_ms: 10 * minute,
      exam_info: {
        type: 0,
        extract_question_logic: 0,
        extract_question_number: 4,
        scoring_method: 1,
        correct_rate_method: 0,
      },
      start_levels: [],
      start_level: null,
    });
    const attempt = (await school.call("startExam", { menu_id: detail.menu_id }, ann)).body.data;
    const saved = await school.call(
      "answerExercise",
      {
        attempt_id: attempt.attempt_id,
        exercise_id: "abab-f1",
        answer: choose("B"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 1,
        lease: attempt.lease,
      },
      ann,
    );
    expect(saved.body.data).toMatchObject({ applied: true });
    const file = await school.app.inject(`/media/${sha256}`);
    expect([file.statusCode, file.headers["content-type"], file.body]).toEqual([200, "image/png", "a picture"]);
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("changes nothing a second time, or where no item is usable", async () => {
    const before = await digestOf(school.db);
    expect(await importOne(reading(digest), school.now + 1)).toEqual({
      outcome: "known",
      menuId: "qti-abababababababab",
      items: 4,
    });
    expect(await importOne(reading("cd".repeat(32), {}, []), school.now)).toEqual({
      outcome: "nothing",
    });
    expect(await digestOf(school.db)).toBe(before);
  });

  it("stores the whole package or nothing", async () => {
    const before = await digestOf(school.db);
    const broken = reading("ef".repeat(32), {}, [
      ...fixedItems.slice(1),
      ...fixedItems.slice(0, 1).map((item) => ({ ...item, body: undefined as never })),
    ]);
    await expect(importOne(broken, school.now)).rejects.toThrow();
    expect(await digestOf(school.db)).toBe(before);
  });

  it("takes title, description, time and attempt limit from the options", async () => {
    const wishes = { description: "What a cell is made of", timeLimitMs: null, attempts: 2 };
    await importOne(reading("34".repeat(32), { timeLimitMs: 7 * minute }), school.now, wishes);
    const { data } = (await school.call("menuDetail", { menu_id: "qti-3434343434343434" }, ann)).body;
    expect(data).toMatchObject({
      measures: { en: "What a cell is made of" },
      time_limit_ms: null,
      attempt_limit: 2,
      sections: [{ time_limit_ms: null }],
    });
    expect(data.rules).toContain("untimed");
    expect(data.rules).not.toContain("timed");
    expect(data.rules).not.toContain("clockKeepsRunning");
  });

  it("allows one attempt by default, so that keys seen after a blank hand-in are of no use", async () => {
    const menu_id = "qti-5656565656565656";
    await importOne(reading("56".repeat(32)), school.now);
    const detail = (await school.call("menuDetail", { menu_id }, ann)).body.data;
    expect([detail.attempt_limit, detail.state.attempts_left]).toEqual([1, 1]);
    const { attempt_id, lease } = (await school.call("startExam", { menu_id }, ann)).body.data;
    await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
    const again = await school.call("startExam", { menu_id }, ann);
    expect(again.body).toMatchObject({ code: 100214, data: { attempt_limit: 1 } });
  });

  it("allows one attempt for tests imported before the option existed", async () => {
    const limits = async () =>
      (
        await school.db.$client.query<{ name: string; attempts: unknown }>(
          `select menu_id as name,
                  coalesce(definition ->> 'attempt_limit', (definition ? 'attempt_limit')::text) as attempts
           from tests where menu_id like '%-of-old' order by menu_id`,
        )
      ).rows.map(({ name, attempts }) => [name, attempts]);
    for (const [name, limit] of [
      ["own-of-old", null],
      ["qti-2-of-old", 2],
      ["qti-of-old", null],
    ] as const)
      await school.db.$client.query(
        `insert into tests select $1, version, family, definition || jsonb_build_object('attempt_limit', $2::int),
         null, published, created_at from tests where menu_id = 'qti-abababababababab'`,
        [name, limit],
      );
    const words = await readFile(path.join(migrationsFolder, "0028_once_by_default.sql"), "utf8");
    await school.db.$client.query(words);
    expect(await limits()).toEqual([
      ["own-of-old", "true"],
      ["qti-2-of-old", "2"],
      ["qti-of-old", "false"],
    ]);
  });

  it("changes the attempt limit by a later import, in a new version with the same questions", async () => {
    const menu_id = "qti-7878787878787878";
    const package_ = reading("78".repeat(32));
    const limitNow = async () => (await school.call("menuDetail", { menu_id }, ann)).body.data.attempt_limit;
    const outcomes = [];
    for (const wishes of [{}, { attempts: 3 }, { attempts: 3 }, {}, { attempts: null }])
      outcomes.push([(await importOne(package_, school.now, wishes))?.outcome, await limitNow()]);
    expect(outcomes).toEqual([
      ["imported", 1],
      ["limitChanged", 3],
      ["known", 3],
      ["known", 3],
      ["limitChanged", null],
    ]);
    expect((await school.call("startExam", { menu_id }, ann)).body.data.total).toBe(4);
  });

  it("takes the time limit of the package", async () => {
    await importOne(reading("12".repeat(32), { timeLimitMs: 7 * minute }), school.now);
    expect((await school.call("menuDetail", { menu_id: "qti-1212121212121212" }, ann)).body.data.time_limit_ms).toBe(
      7 * minute,
    );
  });
});

describe("npm run import", () => {
  it("refuses a package that needs too many resources in one sentence, without a database", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "invigil-import-"));
    try {
      const body =
        '<canvas id="k"/><script>m.get_mol("' +
        "C".repeat(400) +
        `");document.getElementById("k")</script><p>What is it?</p>${choices()}`;
      const file = path.join(folder, "hostile.zip");
      await writeFile(file, await packageOf(Array.from({ length: 300 }, () => itemXml({ body }))));
      const DATA_DIR = path.join(folder, "data");
      const { status, stdout, stderr } = spawnSync(process.execPath, [...wordsOfCommand("import"), file], {
        encoding: "utf8",
        env: { ...process.env, DATA_DIR, DATABASE_URL: undefined },
      });
      expect({ status, said: stdout + stderr, data: existsSync(DATA_DIR) }).toEqual({
        status: 1,
        said: `${file}: The package asks for more drawings of molecules than one import may make.\n`,
        data: false,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
