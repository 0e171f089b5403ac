import { useEffect, useState, type RefObject } from "react";
import { lazyPart } from "../../site/lazy-part";

const ShortcutKeys = lazyPart(() => import("./ShortcutKeys"), "ShortcutKeys");

/** The single keys of a sitting: its first screen does without them until something is pressed there. */
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
    return () => {
      isWanted = false;
      pressed.abort();
    };
  }, []);
  return isThere && <ShortcutKeys page={page} />;
}
