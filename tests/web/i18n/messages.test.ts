import { describe, expect, it } from "vitest";
import { makeMessageStore, type Messages } from "../../../src/web/i18n/messages";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

const words = (part: string, language: string): Messages => ({ [`${part}.hello`]: `${part} ${language}` });

const open = (kept: Record<string, string> = {}, liked: readonly string[] = []) => {
  const asked: string[] = [];
  const storage = memoryStorage(kept);
  const store = makeMessageStore(
    (part, language) => {
      asked.push(`${part} ${language}`);
      return Promise.resolve(words(part, language));
    },
    makeTextStorage(() => storage),
    "language",
    liked,
  );
  return { asked, storage, store };
};

describe("message store", () => {
  it("starts in Chinese, or in the stored language", () => {
    expect([
      open().store.get().language,
      open({ language: "en" }).store.get().language,
      open({ language: "fr" }).store.get().language,
    ]).toEqual(["zh", "en", "zh"]);
  });

  it("offers the browser's language if it is another and none has been chosen", () => {
    const offered = (kept: Record<string, string>, liked: readonly string[]) => open(kept, liked).store.get().offered;
    expect([
      offered({}, ["en-GB", "zh"]),
      offered({}, ["fr", "EN"]),
      offered({}, ["zh-CN", "en"]),
      offered({}, ["fr"]),
      offered({}, []),
      offered({ language: "zh" }, ["en"]),
      offered({ language: "en" }, ["zh"]),
    ]).toEqual(["en", "en", null, null, null, null, null]);
  });

  it("remembers the answer to the offer", async () => {
    const [stays, goes] = [open({}, ["en"]), open({}, ["en"])];
    stays.store.decline();
    await goes.store.switchTo("en");
    expect([stays, goes].map(({ store, storage }) => [store.get(), storage.getItem("language")])).toEqual([
      [{ language: "zh", offered: null, messages: {} }, "zh"],
      [{ language: "en", offered: null, messages: {} }, "en"],
    ]);
  });

  it("loads a part once, in the active language only", async () => {
    const { store, asked } = open();
    await store.load(["app", "exam"]);
    await store.load(["app", "exam"]);
    expect({ asked, ...store.get() }).toEqual({
      asked: ["app zh", "exam zh"],
      language: "zh",
      offered: null,
      messages: { "app.hello": "app zh", "exam.hello": "exam zh" },
    });
  });

  it("switches all parts in use together and remembers the language", async () => {
    const { store, storage } = open();
    const seen: string[] = [];
    await store.load(["app", "exam"]);
    store.subscribe(() => seen.push(JSON.stringify(store.get())));
    await store.switchTo("en");
    expect({ seen, kept: storage.getItem("language") }).toEqual({
      seen: ['{"language":"en","offered":null,"messages":{"app.hello":"app en","exam.hello":"exam en"}}'],
      kept: "en",
    });
  });

  it("has every part in the new language when one was asked for during the switch", async () => {
    const { store } = open();
    await store.load(["app"]);
    await Promise.all([store.switchTo("en"), store.load(["results"])]);
    expect(store.get()).toEqual({
      language: "en",
      offered: null,
      messages: { "app.hello": "app en", "results.hello": "results en" },
    });
  });
});
