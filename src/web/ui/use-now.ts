import { useEffect, useState } from "react";

/** The time of this device in ms since 1970, renewed every `every` ms. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // a page that was kept hidden comes back with an old time
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
