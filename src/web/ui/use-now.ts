import { useEffect, useState } from "react";

/** The time of this device in ms since 1970, renewed every `every` ms. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // a page that was kept hidden may come back with an old time
    setNow((shown) => (Date.now() - shown < every ? shown : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
