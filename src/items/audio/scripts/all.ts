import type { AudioScript } from "../script";
import { listeningSets } from "./listening/sets";
import { scriptOf } from "./listening/task";

/** What is said in the listening part of the placement test. */
export const listeningScripts = (): AudioScript[] =>
  listeningSets.flatMap(({ level, tasks }) => tasks.map((task) => scriptOf(level, task)));
