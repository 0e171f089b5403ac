import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import { ShareSecretsCard } from "../../../src/web/site/share/ShareSecretsCard";
import { show } from "../show";

const { happyDOM } = window as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } };
const before = window.location.href;
afterEach(() => happyDOM.setURL(before));

const noteAt = (address: string, language: Language): string | null => {
  happyDOM.setURL(address);
  show(<ShareSecretsCard code="7KQM-2XPR-9TVA" vtk="v1" />, language);
  const card = within(screen.getByRole("region"));
  expect(card.getByText(`${window.location.origin}/visitor?vtk=v1`)).toBeTruthy();
  return card.queryByRole("note")?.textContent ?? null;
};

it.each([
  ["en", "http://localhost:10002/", "localhost:10002"],
  ["en", "http://127.0.0.1:8080/", "127.0.0.1:8080"],
  ["en", "http://[::1]:8080/", "[::1]:8080"],
] as const)("says in %s of an invitation made at %s that nobody else can open it", (language, address, host) => {
  expect(noteAt(address, language)).toBe(
    `This site runs at ${host}, which only this computer can open: the link and the QR code work nowhere else. ` +
      "Whoever runs it can give it an address that others reach.",
  );
});

it("says it in Chinese too", () => {
  expect(noteAt("http://localhost:10002/", "zh")).toBe(
    "本站运行在 localhost:10002，只有这台电脑能打开：链接和二维码在别处无效。请管理者为本站设置他人可以访问的地址。",
  );
});

it.each([
  ["en", "https://school.example/"],
  ["zh", "http://192.168.1.20:10002/"],
] as const)("says nothing of the kind in %s at %s", (language, address) => {
  expect(noteAt(address, language)).toBeNull();
});
