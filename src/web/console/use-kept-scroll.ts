import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Each page comes back where it was scrolled to; a page that is new begins at its top. */
export function useKeptScroll(instance: string): void {
  const router = useRouter();
  const places = useRef(new Map<string, number>());
  const shown = useRef(instance);
  useEffect(() => {
    const stopNoting = router.subscribe("onBeforeLoad", () => void places.current.set(shown.current, window.scrollY));
    const stopRestoring = router.subscribe("onRendered", () => {
      const place = places.current.get(shown.current);
      if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
    });
    return () => {
      stopNoting();
      stopRestoring();
    };
  }, [router]);
  useEffect(() => {
    shown.current = instance;
  }, [instance]);
}
