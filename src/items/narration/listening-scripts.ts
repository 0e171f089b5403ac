import type { AudioScript } from "../audio/script";
import { listeningSets } from "../audio/scripts/listening/sets";
import { scriptOf } from "../audio/scripts/listening/task";

/** The scripts of the listening part of the placement test. */
export const listeningScripts = (): AudioScript[] =>
  listeningSets.flatMap(({ level, tasks }) => tasks.map((task) => scriptOf(level, task)));
