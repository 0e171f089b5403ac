import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { LanguageOffer } from "../../../src/web/ui/LanguageOffer";
import { memoryStorage } from "../../support/memory-storage";
import { show } from "../show";

const open = (liked: readonly string[]) => {
  const storage = memoryStorage({});
  const store = makeMessageStore(
    async () => ({}),
    makeTextStorage(() => storage),
    "language",
    liked,
  );
  show(
    <MessagesProvider store={store}>
      <LanguageOffer />
    </MessagesProvider>,
  );
  return storage;
};
const line = () => screen.queryByRole("complementary", { name: "English" });

it("offers English in one line of English if the browser prefers it, and remembers the answer", async () => {
  const storage = open(["en-US"]);
  expect([line()?.lang, line()?.textContent]).toEqual(["en", "This page is in Chinese.EnglishStay with Chinese"]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "English" })));
  expect([line(), storage.getItem("language")]).toEqual([null, "en"]);
});

it("disappears for good where the person stays with Chinese", () => {
  const storage = open(["en"]);
  fireEvent.click(screen.getByRole("button", { name: "Stay with Chinese" }));
  expect([line(), storage.getItem("language")]).toEqual([null, "zh"]);
});

it("is not shown where the page is in the browser's language", () => {
  open(["zh-CN"]);
  expect(line()).toBeNull();
});
