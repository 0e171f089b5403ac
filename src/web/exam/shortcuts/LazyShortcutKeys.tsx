import { useEffect, useState, type RefObject } from "react";
import { lazyPart } from "../../loading/lazy-part";

const ShortcutKeys = lazyPart(() => import("./ShortcutKeys"), "ShortcutKeys");

/** By then the item is on screen; where something is pressed before, they come at once. */
const waitMs = 3_000;

/** The single keys of a sitting, which its first screen does not wait for; what is pressed before is not lost. */
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
