import { useEffect, useState } from "react";

/** Delay in milliseconds: by then the item is on screen, so nothing that it needs is delayed. */
const afterMs = 1_500;

const acts = ["pointerdown", "keydown"] as const;

/** Whether a screen has been there for a moment, or the person has done something on it; from then on true. */
export function useAfterStart(): boolean {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    if (hasStarted) return undefined;
    const start = (): void => setStarted(true);
    const timer = setTimeout(start, afterMs);
    for (const act of acts) window.addEventListener(act, start, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, start);
    };
  }, [hasStarted]);
  return hasStarted;
}
