import type { Page } from "playwright-core";
import type { Family } from "../../src/contract/families";
import type { Language } from "../../src/contract/item/content";
import { answerItem } from "./sitting";

const words = {
  en: { start: "Start practising", check: "Check", own: /^(Your answer|Right answer)$/, end: "End this set" },
  zh: { start: "开始练习", check: "看看对不对", own: /^(你的答案|正确答案)$/, end: "结束这一组" },
} as const;

/** From a result to its analysis, to the wrong answers of that test, and to practice of them. */
export async function learnFrom(page: Page, url: string, family: Family, language: Language): Promise<void> {
  const { start, check, own, end } = words[language];
  const attemptId = new URL(page.url()).searchParams.get("attempt_id") ?? "";
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`${url}/analyse?attempt_id=${attemptId}`);
  await page.locator("main:visible ol button[aria-current=true]").waitFor();
  await page.getByText(own).filter({ visible: true }).first().waitFor();
  await page.goto(`${url}/wrongBook`);
  const entry = page.locator("main:visible article", { has: page.locator(`a[href*='family=${family}']`) }).first();
  await entry.getByRole("button").first().click();
  await entry.getByText(own).first().waitFor();
  await page.goto(`${url}/practise?from=wrong&family=${family}`);
  await button(start).click();
  await page.locator("main:visible article h1").waitFor();
  await answerItem(page, 1);
  await button(check).click();
  await page.getByText(own).filter({ visible: true }).first().waitFor();
  await button(end).click();
}
