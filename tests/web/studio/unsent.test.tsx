import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import { unsentDrafts } from "../../../src/web/effects/studio/unsent-drafts";
import { BankPage } from "../../../src/web/studio/bank/BankPage";
import { AuthorHomePage } from "../../../src/web/studio/home/AuthorHomePage";
import { ItemPage } from "../../../src/web/studio/item/ItemPage";
import { TestPage } from "../../../src/web/studio/test/TestPage";
import { draftOf, draftTestOf } from "../../support/drafts";
import { stubServer } from "../open-page";
import { openStudio } from "./open-studio";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
});

const savedAt = new Date(2026, 10, 28, 10, 42, 7).getTime();
const serverWith = (id: string) =>
  stubServer({
    saveItem: () => ({ item_id: id, version: 4, saved_at: savedAt }),
    saveTest: () => ({ test_id: id, version: 4, saved_at: savedAt }),
    studioItems: () => ({ items: [], total: 0 }),
    studioTests: () => ({ tests: [], total: 0 }),
    studioEditions: () => ({ editions: [] }),
    studioTestItems: () => ({ items: [] }),
    authorHome: () => ({ drafts: [], findings: [], imports: [], reviews: [], returned: [] }),
    studioTest: () => ({
      test_id: id,
      version: 3,
      definition: draftTestOf([]),
      phase: "drafting",
      edition: 0,
      findings: [],
      forecast: null,
      simulated: null,
      saved_at: savedAt,
      earliest: 1,
    }),
  });
const draft = draftOf("Typed before the session ended?");
const left = (kind: "item" | "test", id: string, content: object) =>
  unsentDrafts.keep({
    name: `${id} left`,
    person: "ann",
    kind,
    id,
    version: 3,
    // a draft is JSON
    content: content as Readonly<Record<string, unknown>>,
    unconfirmed: [],
    at: Date.now() - 60_000,
  });

it.each([
  ["home", "/studio", AuthorHomePage, "home-q"],
  ["the bank", "/studio/items", BankPage, "bank-q"],
  ["a test", "/studio/test?test_id=t-open", TestPage, "test-q"],
  ["a question", "/studio/item?item_id=q-open", ItemPage, "item-q"],
])("what was typed and not sent is sent when the page of %s opens", async (_, address, Page, id) => {
  await left("item", id, draft);
  const { asked } = serverWith(id);
  await openStudio(Page, address, { permission: ["item.write"] });
  const saves = () => asked.filter(({ name }) => name === "saveItem");
  await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 5_000 });
  expect(saves().map(({ input: { idempotency_key: _key, ...input } }) => input)).toEqual([
    { item_id: id, version: 3, draft },
  ]);
  await waitFor(async () => expect(await unsentDrafts.all("ann")).toEqual([]));
});

it("a test that is on screen sends its own, once", async () => {
  const definition = draftTestOf([], { title: { en: "Typed before" } });
  await left("test", "t-own", definition);
  const { asked } = serverWith("t-own");
  await openStudio(TestPage, "/studio/test?test_id=t-own", { permission: ["item.write"] });
  await waitFor(async () => expect(await unsentDrafts.all("ann")).toEqual([]), { timeout: 5_000 });
  const saves = asked.filter(({ name }) => name === "saveTest");
  expect(saves.map(({ input: { idempotency_key: _key, ...input } }) => input)).toEqual([
    { test_id: "t-own", version: 3, definition },
  ]);
});
