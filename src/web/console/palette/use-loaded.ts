import { useEffect, useState } from "react";

/** The value that `load` resolves with; null before and where it fails. `load` must be a stable function. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ readonly by: () => Promise<Value>; readonly value: Value } | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (value) => {
        if (!isGone) setLoaded({ by: load, value });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded?.by === load ? loaded.value : null;
}
