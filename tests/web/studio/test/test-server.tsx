import type { DraftItem } from "../../../../src/contract/studio/draft-item";
import type { DraftTest } from "../../../../src/contract/studio/draft-test";
import type { EditionDifference, EditionEntry } from "../../../../src/contract/studio/studio-editions";
import type { EditionPhase, TestFinding } from "../../../../src/contract/studio/studio-tests";
import { TestPage } from "../../../../src/web/studio/test/TestPage";
import { draftOf } from "../../../support/drafts";
import { stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";

/** The server's side of one draft test and its questions. */
export interface TestServer {
  /** The id of its test, which no other server of this window has. */
  readonly id: string;
  /** Versions of the test, newest last. */
  versions: DraftTest[];
  readonly items: Map<string, DraftItem>;
  readonly asked: Asked[];
  findings: TestFinding[];
  /** The newest first. */
  editions: EditionEntry[];
  phase: EditionPhase;
  difference: EditionDifference;
  /** The share of simulated students that have sat it, whose simulation never ends; null: it ends at once. */
  simulated: number | null;
  /** Sees each call before it is answered; may throw a refusal. */
  before: (name: Asked["name"], input: Asked["input"]) => void;
}

const savedAt = new Date(2026, 10, 28, 10, 42, 7).getTime();

let servers = 0;

/** Choices that a pasted text is read as; a text `bad` is not read. */
const parse = (text: string) => {
  const lines = text.split("\n");
  const items = lines.flatMap((stem, place) => {
    if (stem.trim() === "" || stem.startsWith("bad")) return [];
    const { body, key, points, expected_ms } = draftOf(stem);
    return [{ line: place + 1, end: place + 1, body, key, points, expected_ms, warnings: [] }];
  });
  const refused = lines.flatMap((stem, place) =>
    stem.startsWith("bad")
      ? [
          {
            line: place + 1,
            end: place + 1,
            code: "noQuestionHere",
            sentence: { en: "These lines belong to no question." },
            text: stem,
          },
        ]
      : [],
  );
  return { items, refused };
};

/** A server with these questions in one test, or without a test. */
export function testServer(versions: readonly DraftTest[] = [], items: Readonly<Record<string, DraftItem>> = {}) {
  servers += 1;
  const id = `t${servers}`;
  const made = new Map<string, string>();
  const server: Omit<TestServer, "asked"> = {
    id,
    versions: [...versions],
    items: new Map(Object.entries(items)),
    findings: [],
    editions: [],
    phase: "drafting",
    difference: { questions: [], settings: [] },
    simulated: null,
    before: () => undefined,
  };
  const full = server as TestServer;
  const detail = (version: number) => ({
    test_id: id,
    version,
    definition: full.versions[version - 1],
    phase: full.phase,
    edition: full.editions.length,
    findings: [],
    forecast: null,
    simulated: full.simulated,
    saved_at: savedAt,
    earliest: 1,
  });
  const saved = () => ({ test_id: id, version: full.versions.length, saved_at: savedAt });
  const answering =
    <Output,>(name: Asked["name"], answer: (input: Readonly<Record<string, unknown>>) => Output) =>
    (input: Asked["input"]) => {
      full.before(name, input);
      return answer(input);
    };
  const { asked } = stubServer({
    parseItems: answering("parseItems", ({ text, html }) => parse(String(text ?? html).replaceAll(/<[^<>]*>/g, "\n"))),
    saveItem: answering("saveItem", ({ idempotency_key: key, draft }) => {
      const itemId = made.get(String(key)) ?? `q${full.items.size + 1}`;
      made.set(String(key), itemId);
      // what the page sends is looked at by the tests
      full.items.set(itemId, draft as DraftItem);
      return { item_id: itemId, version: 1, saved_at: savedAt };
    }),
    studioItem: answering("studioItem", ({ item_id }) => ({
      item_id,
      version: 1,
      draft: full.items.get(String(item_id)) ?? draftOf("?"),
      saved_at: savedAt,
      earliest: 1,
      deleted_at: null,
      missing: [],
      revisions: [],
    })),
    studioItems: answering("studioItems", () => ({
      items: [...full.items].map(([item_id, draft]) => ({
        item_id,
        version: 1,
        words: (draft.body.stem.en ?? "").replaceAll(/<[^>]*>/g, ""),
        type: "single_choice",
        subject: "general",
        skill: draft.skill,
        level: null,
        tags: [],
        revisions: 0,
        changed: true,
        used_in: 0,
        touched_at: savedAt,
      })),
      total: full.items.size,
    })),
    saveTest: answering("saveTest", ({ definition }) => {
      full.versions.push(definition as DraftTest);
      full.phase = "drafting";
      return saved();
    }),
    studioTest: answering("studioTest", ({ version }) =>
      detail(version === undefined ? full.versions.length : Number(version)),
    ),
    studioTestItems: answering("studioTestItems", () => {
      const now = full.versions.at(-1);
      const ids = now?.kind === "fixed" ? now.sections.flatMap((section) => section.items) : [];
      return {
        items: ids.flatMap((item_id) => {
          const draft = full.items.get(item_id);
          if (draft === undefined) return [];
          const words = (draft.body.stem.en ?? "").replaceAll(/<[^>]*>/g, "");
          return [{ item_id, words, type: "single_choice", points: 1, complete: draft.key !== null }];
        }),
      };
    }),
    itemModels: answering("itemModels", () => ({
      models: [
        {
          model: "adding",
          title: { en: "Adding" },
          subject: "math",
          area: { en: "Number" },
          skill: "sums",
          levels: [{ level: "160", title: { en: "RIT 160–169" } }],
          sample: { en: "1 + 1" },
        },
      ],
    })),
    drawModel: answering("drawModel", ({ from, count }) => ({
      draws: Array.from({ length: Number(count) }, (_, place) => {
        const n = Number(from) + place;
        const { body, key } = draftOf(`Drawn ${n}?`);
        return { n, body, key };
      }),
    })),
    addDraws: answering("addDraws", ({ draws }) => {
      const numbers = draws as readonly number[];
      for (const n of numbers) full.items.set(`drawn-${n}`, draftOf(`Drawn ${n}?`));
      return { item_ids: numbers.map((n) => `drawn-${n}`) };
    }),
    checkTest: answering("checkTest", () => ({ phase: "drafting", findings: full.findings })),
    simulateTest: answering("simulateTest", ({ version }) =>
      full.simulated === null
        ? { phase: "ready", forecast: { kind: "none", version, reason: "notCalibrated", items: [] } }
        : new Promise(() => undefined),
    ),
    fillBlueprint: answering("fillBlueprint", () => ({ complete: false, sections: [], pool: null })),
    questionPool: answering("questionPool", () => ({ own: [], bank: [], tags: [] })),
    studioEditions: answering("studioEditions", () => ({ editions: full.editions })),
    editionDifference: answering("editionDifference", () => full.difference),
    withdrawTest: answering("withdrawTest", () => {
      full.editions = full.editions.map((edition) => ({ ...edition, available: false }));
      full.phase = full.phase === "frozen" ? "withdrawn" : full.phase;
      return { phase: full.phase, edition: full.editions.length };
    }),
    previewTest: answering("previewTest", () => ({ menu_id: `preview.${id}`, version: 1 })),
    upload: answering("upload", () => ({ url: `/media/${"ab".repeat(32)}`, type: "image/png", size: 3 })),
    publishDraftTest: answering("publishDraftTest", () => ({ menu_id: id, version: 1 })),
  });
  return Object.assign(full, { asked });
}

/** Opens the page of a test. */
export const openTest = (address: string) =>
  openStudio(TestPage, address, { permission: ["exam.take", "item.write", "test.publish"] });

export const itemIdsIn = (test: DraftTest | undefined): readonly (readonly string[])[] =>
  test?.kind === "fixed" ? test.sections.map(({ items }) => items) : [];
