import { describe, expect, it } from "vitest";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { makeMessageStore, type Messages } from "../../../src/web/i18n/messages";
import { memoryStorage } from "../../support/memory-storage";

const words = (part: string, language: string): Messages => ({ [`${part}.hello`]: `${part} ${language}` });

const open = (kept: Record<string, string> = {}) => {
  const asked: string[] = [];
  const storage = memoryStorage(kept);
  const store = makeMessageStore(
    (part, language) => {
      asked.push(`${part} ${language}`);
      return Promise.resolve(words(part, language));
    },
    makeTextStorage(() => storage),
    "language",
  );
  return { asked, storage, store };
};

describe("message store", () => {
  it("starts in Chinese, or in the kept language", () => {
    expect([
      open().store.get().language,
      open({ language: "en" }).store.get().language,
      open({ language: "fr" }).store.get().language,
    ]).toEqual(["zh", "en", "zh"]);
  });

  it("loads a part once, in the active language only", async () => {
    const { store, asked } = open();
    await store.load(["app", "exam"]);
    await store.load(["app", "exam"]);
    expect({ asked, ...store.get() }).toEqual({
      asked: ["app zh", "exam zh"],
      language: "zh",
      messages: { "app.hello": "app zh", "exam.hello": "exam zh" },
    });
  });

  it("switches all parts in use at once and remembers the language", async () => {
    const { store, storage } = open();
    const seen: string[] = [];
    await store.load(["app", "exam"]);
    store.subscribe(() => seen.push(JSON.stringify(store.get())));
    await store.switchTo("en");
    expect({ seen, kept: storage.getItem("language") }).toEqual({
      seen: ['{"language":"en","messages":{"app.hello":"app en","exam.hello":"exam en"}}'],
      kept: "en",
    });
  });

  it("has every part in the new language when one was asked for during the switch", async () => {
    const { store } = open();
    await store.load(["app"]);
    await Promise.all([store.switchTo("en"), store.load(["results"])]);
    expect(store.get()).toEqual({ language: "en", messages: { "app.hello": "app en", "results.hello": "results en" } });
  });
});
