import type { AudioScript } from "./script";
import { listeningScripts } from "./scripts/all";
import { miniScripts } from "./scripts/mini/all";

/** Everything that is said in any item. */
export const spokenScripts = (): AudioScript[] => [...listeningScripts(), ...miniScripts()];
