import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import type { Localized } from "../../contract/item/content";

interface RunningSitting {
  /** The address of its page. */
  readonly href: string;
  /** Of its test. */
  readonly title: Localized;
}

const running = createAtom<readonly RunningSitting[]>([]);

/** The sittings under way in this window. */
export const sittings: ReadonlyAtom<readonly RunningSitting[]> = running;

/** Notes that the sitting at `href` is under way, by the title of its test; null: it is no longer. */
export function noteRunningSitting(href: string, title: Localized | null): void {
  if (running.get().some((one) => one.href === href) === (title !== null)) return;
  running.set((now) => (title === null ? now.filter((one) => one.href !== href) : [...now, { href, title }]));
}
