import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "../../../machines/support/fault";
import type { Attempt, ExerciseEntry } from "../../../src/contract/attempt/attempt";
import type { SealedSection } from "../../../src/contract/attempt/next-section";
import { sealedPieces } from "../../../src/server/support/sealing";
import { sealedSection, sectionDigest, sectionKey } from "../../../src/server/use-cases/ahead/sealing";
import { storedReplies } from "../../../src/web/effects/device/stored-replies";
import { sittingEffects, type SittingDependencies } from "../../../src/web/effects/exam/operations";
import { makeSectionsAhead, watchAhead, type SectionsAhead } from "../../../src/web/effects/exam/sections-ahead";
import { later } from "../../../src/web/effects/later";
import type { OutboxActor } from "../../../src/web/effects/outbox/link";
import { attempt as sample } from "../../machines/samples";
import { manualLater } from "../../support/manual-later";

const picture = Buffer.from("the picture of the second section");
const sha256 = createHash("sha256").update(picture).digest("hex");
const key = sectionKey("secret of the installation", { attemptId: "a1", stage: "s2" });
const address = "/media/sealed?of=something";

const [first] = sample().exercise_list[0]?.exercise_item ?? [];
if (first?.exercise == null) throw new Error("no item");
const media = [{ media_id: "p", type: "image/png" as const, sha256 }];
const entry: ExerciseEntry = {
  stage: "s2",
  title: { en: "Two" },
  exercise_item: [{ exercise_id: "e9", exercise: { ...first.exercise, exercise_id: "e9", media } }],
};
const sectionNamed = (stage: string, kind?: "break") => ({
  stage,
  title: { en: stage },
  items: 1,
  time_limit_ms: null,
  tools: [],
  ...(kind === undefined ? {} : { kind }),
});
const attemptAt = (stage: string, changes: Partial<Attempt> = {}): Attempt => ({
  ...sample(),
  attempt_id: "a1",
  menu_id: "unit",
  stage,
  lease: "lease-1",
  sections: [sectionNamed("s1"), sectionNamed("rest", "break"), sectionNamed("s2")],
  exercise_list: ["s1", "s2"].map((one) => ({
    stage: one,
    title: { en: "Two" },
    exercise_item: [{ exercise_id: "e9", exercise: null }],
  })),
  ...changes,
});
const withKey = (given = key) => attemptAt("s2", { section_key: given.toString("base64") });

let section: SealedSection;
let stored: Map<string, Map<string, Response>>;
let asked: string[];
let answer: (name: string) => unknown;

const bytesOf = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
const caches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      match: async (url: string) => cache.get(url)?.clone(),
      add: async (url: string) => {
        asked.push(url);
        cache.set(url, new Response(new Uint8Array(await bytesOf(sealedPieces(key, [picture])))));
      },
      put: async (url: string, response: Response) => void cache.set(url, response),
    };
  },
  delete: async (name: string) => stored.delete(name),
} as unknown as CacheStorage;
const call = (async (name: string, input: { ahead?: string }) => {
  asked.push(input.ahead === undefined ? name : `${name} ${input.ahead === section.digest}`);
  const given = answer(name);
  if (typeof given === "object" && given !== null && "code" in given) throw given;
  return given;
}) as unknown as SittingDependencies["call"];
const { signal } = new AbortController();
const device = () => makeSectionsAhead({ call, caches, later });
/** Waits until the device has stored Ann's sections. */
const isKept = () => expect.poll(() => storedReplies.recall("ahead.ann.a1")).not.toBeNull();
/** Waits until all pending promises have settled. */
const promisesKept = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const sealed = await sealedSection(key, { entry, media: [{ sha256, type: "image/png" }] });
  section = { stage: "s2", digest: sectionDigest(key, entry), sealed, media: [address] };
  stored = new Map();
  asked = [];
  answer = () => ({ section });
});

describe("a section that is fetched ahead", () => {
  it("is opened by the key that arrives at its start, pictures too, and then removed", async () => {
    const own = device();
    await own.fetch("ann", attemptAt("s1"), signal);
    expect([asked, await own.digestOf("ann", "a1")]).toEqual([["nextSection", address], section.digest]);
    const kept = await stored.get("media-ahead-a1")?.get(address)?.clone().text();
    expect(kept).not.toContain("picture");

    const opened = await own.open("ann", withKey());
    expect(opened?.exercise_list).toEqual([attemptAt("s2").exercise_list[0], entry]);
    expect(opened).not.toHaveProperty("section_key");
    const shown = stored.get("media-a1")?.get(`/media/${sha256}`);
    expect([await shown?.text(), shown?.headers.get("content-type")]).toEqual([picture.toString(), "image/png"]);
    expect(await own.digestOf("ann", "a1")).toBeUndefined();
    await expect.poll(() => stored.has("media-ahead-a1")).toBe(false);
    await expect.poll(() => device().digestOf("ann", "a1")).toBeUndefined();
  });

  it("is there after a reload, and is not fetched again, nor in the break before it", async () => {
    await device().fetch("ann", attemptAt("s1"), signal);
    await isKept();
    const reloaded = device();
    await reloaded.fetch("ann", attemptAt("s1"), signal);
    await reloaded.fetch("ann", attemptAt("rest"), signal);
    expect(asked).toEqual(["nextSection", address]);
    expect((await reloaded.open("ann", withKey()))?.exercise_list[1]).toEqual(entry);
  });

  it("is not opened with a wrong key, for another section or for another person", async () => {
    const own = device();
    await own.fetch("ann", attemptAt("s1"), signal);
    expect(await own.open("ann", withKey(sectionKey("another", { attemptId: "a1", stage: "s2" })))).toBeNull();
    expect(await own.digestOf("ann", "a1")).toBeUndefined();
    await own.fetch("ann", attemptAt("s1"), signal);
    expect(await own.open("ann", attemptAt("s1", { section_key: key.toString("base64") }))).toBeNull();
    await own.fetch("ann", attemptAt("s1"), signal);
    await isKept();
    expect(await device().digestOf("ben", "a1")).toBeUndefined();
  });

  it("is not requested if no section follows, or if the next one depends on the answers", async () => {
    const own = device();
    await own.fetch("ann", attemptAt("s2"), signal);
    const extraction = { ...sample().exam_info, type: 2, extract_question_logic: 1 };
    await own.fetch("ann", attemptAt("s1", { family: "map", exam_info: extraction }), signal);
    expect(asked).toEqual([]);
    answer = () => ({ section: null });
    await own.fetch("ann", attemptAt("s1"), signal);
    expect([asked, await own.digestOf("ann", "a1")]).toEqual([["nextSection"], undefined]);
  });
});

describe("a sitting that goes on to a section fetched ahead", () => {
  const effects = (ahead: SectionsAhead) =>
    sittingEffects({
      call,
      ahead,
      clock: { tell: () => undefined } as unknown as SittingDependencies["clock"],
      monotonic: () => 0,
      windows: {
        window: "w",
        claim: async () => ({ lease: "lease-1", epoch: 1 }),
        hold: () => undefined,
      } as unknown as SittingDependencies["windows"],
      outbox: { getSnapshot: () => ({ context: { person: "ann" } }) } as unknown as SittingDependencies["outbox"],
    });
  const leaving = {
    attemptId: "a1",
    lease: "lease-1",
    stage: "s1",
    reason: "student" as const,
    dueAt: null,
    manifest: [],
    contested: [],
  };

  it("F10: needs no more than the key: an advance and a resume that bring no content show it", async () => {
    const own = device();
    await own.fetch("ann", attemptAt("s1"), signal);
    answer = () => withKey();
    const advanced = await effects(own).advance(leaving, signal);
    expect([advanced.stage, advanced.exercise_list[1], asked.at(-1)]).toEqual(["s2", entry, "advanceExam true"]);

    answer = () => ({ section });
    await own.fetch("ann", attemptAt("s1"), signal);
    answer = () => withKey();
    const request = {
      menuId: "unit",
      mode: null,
      startLevel: null,
      assignmentId: null,
      attemptId: "a1",
      takeOver: false,
      key: "key-1",
    };
    const started = await effects(own).startAttempt(request, signal);
    expect(started.kind === "held" && started.attempt.exercise_list[1]).toEqual(entry);
    expect(asked.at(-1)).toBe("startExam true");
  });

  it("requests the whole attempt if the stored section cannot be decrypted", async () => {
    const own = device();
    await own.fetch("ann", attemptAt("s1"), signal);
    const whole = attemptAt("s2", { exercise_list: [entry] });
    answer = (name) => (name === "advanceExam" ? withKey(Buffer.alloc(32)) : whole);
    expect(await effects(own).advance(leaving, signal)).toEqual(whole);
    expect(asked.slice(-2)).toEqual(["advanceExam true", "examItemDetail"]);
    answer = () => whole;
    await effects(own).advance(leaving, signal);
    expect(asked.at(-1)).toBe("advanceExam");
  });
});

describe("fetching ahead", () => {
  const outbox = { getSnapshot: () => ({ context: { person: "ann" } }) } as unknown as OutboxActor;
  const watching = (attempt = attemptAt("s1")) => {
    const clock = manualLater();
    const stop = watchAhead({ ahead: device(), outbox, later: clock.later }, { attempt });
    return { clock, stop };
  };
  const longestWaitMs = 25_000;

  it("begins some seconds after the section, and tries again until the section is here", async () => {
    const faults: readonly Fault[] = [{ code: "network" }, { code: "http", status: 502 }];
    let tries = 0;
    answer = () => faults[tries++] ?? { section };
    const { clock } = watching();
    clock.pass(2_000);
    expect(asked).toEqual([]);
    for (const asks of [1, 2]) {
      clock.pass(longestWaitMs);
      await expect.poll(() => [asked.length, clock.waiting()]).toEqual([asks, 1]);
    }
    clock.pass(longestWaitMs);
    await expect.poll(() => asked).toEqual(["nextSection", "nextSection", "nextSection", address]);
    await promisesKept();
    expect(clock.waiting()).toBe(0);
  });

  it("stops with the section, and where the server refuses", async () => {
    const { clock, stop } = watching();
    stop();
    expect(clock.waiting()).toBe(0);
    answer = () => ({ code: 404, status: 404, msg: "" }) satisfies Fault;
    const refused = watching();
    refused.clock.pass(longestWaitMs);
    await expect.poll(() => asked).toEqual(["nextSection"]);
    await promisesKept();
    expect(refused.clock.waiting()).toBe(0);
    expect(watching(attemptAt("s2")).clock.waiting()).toBe(0);
  });
});
