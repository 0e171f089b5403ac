import { useCallback } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { isNarrow } from "../../../../machines/layout/layout.selectors";
import { useConsole } from "../console-context";
import { randomLook } from "./random-look";

/** Shows and stores a random look; it can be undone. */
export function useRandomLook(): () => void {
  const { appearance, layout } = useConsole();
  return useCallback(() => {
    const look = randomLook(selectSettings(appearance.getSnapshot()), {
      isNarrow: isNarrow(layout.getSnapshot()),
      random: Math.random,
    });
    appearance.send({ type: "look.shuffled", look });
  }, [appearance, layout]);
}
