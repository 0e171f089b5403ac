import { createAtom, type ReadonlyAtom } from "@tanstack/store";

const running = createAtom<readonly string[]>([]);

/** The sittings under way in this window, by the address of their page. */
export const sittings: ReadonlyAtom<readonly string[]> = running;

/** Notes that the sitting at `href` is under way, or no longer. */
export function noteSitting(href: string, isRunning: boolean): void {
  if (running.get().includes(href) === isRunning) return;
  running.set((now) => (isRunning ? [...now, href] : now.filter((one) => one !== href)));
}
