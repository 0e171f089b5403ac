import { useEffect, useState } from "react";

/** What `load` brings, null until then and where it fails; `load` must stay the same. */
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
