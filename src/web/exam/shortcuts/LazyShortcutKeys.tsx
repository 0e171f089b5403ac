import { useEffect, useState, type RefObject } from "react";
import { lazyPart } from "../../site/lazy-part";

const ShortcutKeys = lazyPart(() => import("./ShortcutKeys"), "ShortcutKeys");

/** By then the item is on screen; where something is pressed before, they come at once. */
const waitMs = 3_000;

/** The single keys of a sitting, which its first screen does not wait for. */
export function LazyShortcutKeys({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const pressed = new AbortController();
    let isWanted = true;
    const fetch = () => {
      pressed.abort();
      void ShortcutKeys.preload().then(() => isWanted && setThere(true));
    };
    for (const type of ["keydown", "pointerdown"])
      document.addEventListener(type, fetch, { signal: pressed.signal, capture: true });
    const timer = setTimeout(fetch, waitMs);
    return () => {
      clearTimeout(timer);
      isWanted = false;
      pressed.abort();
    };
  }, []);
  return isThere && <ShortcutKeys page={page} />;
}
