import { useEffect, useState, type RefObject } from "react";
import { lazyPart } from "../../loading/lazy-part";

const ShortcutKeys = lazyPart(() => import("./ShortcutKeys"), "ShortcutKeys");

/** Milliseconds: by then the item is on screen. If something is pressed before, the shortcuts load immediately. */
const waitMs = 3_000;

/**
 * Loads the single-key shortcuts of a sitting after its first screen. Keys pressed before they are loaded are not lost.
 */
export function LazyShortcutKeys({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const [missed, setMissed] = useState<readonly KeyboardEvent[] | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const pressed: KeyboardEvent[] = [];
    const fetch = () =>
      void ShortcutKeys.preload().then(() => {
        if (signal.aborted) return;
        waiting.abort();
        setMissed(pressed);
      });
    const note = (event: KeyboardEvent) => {
      pressed.push(event);
      fetch();
    };
    document.addEventListener("keydown", note, { signal, capture: true });
    document.addEventListener("pointerdown", fetch, { signal, capture: true });
    const timer = setTimeout(fetch, waitMs);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, []);
  return missed !== null && <ShortcutKeys page={page} missed={missed} />;
}
