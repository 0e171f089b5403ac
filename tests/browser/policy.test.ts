import { describe, expect, it } from "vitest";
import { desktop, useSite } from "./site";

describe("the policy of the pages", () => {
  const site = useSite();

  it("takes no text for mark-up, no address for a program, and no style that is not ours", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await page.goto(site.url());
    await page.locator("input[type=password]").waitFor();
    const outcomes = await page.evaluate(() => {
      const outcomeOf = (work: () => unknown): string => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      const styled = (rules: string): boolean => {
        const style = document.createElement("style");
        style.textContent = rules;
        document.head.append(style);
        const isTaken = style.sheet !== null;
        style.remove();
        return isTaken;
      };
      return {
        markup: outcomeOf(() => (document.createElement("div").innerHTML = "<img src=x onerror=x()>")),
        program: outcomeOf(() => (document.createElement("script").src = "https://evil.test/x.js")),
        policy: outcomeOf(() =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
          ).trustedTypes.createPolicy("another", {}),
        ),
        style: outcomeOf(() => styled("input { background: url(https://evil.test/?a) }")),
        emptyStyle: outcomeOf(() => styled("")),
      };
    });
    expect(outcomes).toEqual({
      markup: "TypeError",
      program: "TypeError",
      policy: "TypeError",
      style: "false",
      emptyStyle: "true",
    });
    await context.close();
  });
});
