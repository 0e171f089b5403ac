import type { Page } from "playwright-core";

/** Opens and closes so many pages, each another one, from within the page itself. */
const openAndClose = (page: Page, count: number, from: number): Promise<void> =>
  page.evaluate(
    async ([most, first]) => {
      for (let number = first; number < first + most; number += 1) {
        const tabs = () => [...document.querySelectorAll<HTMLElement>("[role=tab]")];
        const until = async (isSo: () => boolean) => {
          while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
        };
        history.pushState(
          {},
          "",
          number % 2 === 0 ? "/examAccess/MAPDetail?menu_id=map-math" : `/examAccess/result?attempt_id=none-${number}`,
        );
        await until(() => tabs().length === 2 && tabs()[1]?.getAttribute("aria-selected") === "true");
        await until(() => [...document.querySelectorAll("main h1")].some((heading) => heading.checkVisibility()));
        tabs()[1]?.focus();
        tabs()[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
        await until(() => tabs().length === 1 && location.pathname === "/");
      }
    },
    [count, from] as const,
  );

/** Until then the engine still compiles the pages' code, and memory use has little meaning. */
const warmUp = 30;

/** Memory and nodes in use after `count` pages were opened and closed in the console, by those before. */
export async function soak(page: Page, count: number): Promise<{ readonly memory: number; readonly nodes: number }> {
  await page.evaluate("globalThis.__name = (named) => named");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable");
  const read = async () => {
    for (let turn = 0; turn < 3; turn += 1) await protocol.send("HeapProfiler.collectGarbage");
    const { metrics } = await protocol.send("Performance.getMetrics");
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { memory: valueOf("JSHeapUsedSize"), nodes: valueOf("Nodes") };
  };
  await openAndClose(page, warmUp, 0);
  const before = await read();
  await openAndClose(page, count, 1_000);
  const after = await read();
  return { memory: after.memory / before.memory, nodes: after.nodes / before.nodes };
}
