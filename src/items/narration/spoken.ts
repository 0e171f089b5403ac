import type { AudioScript } from "../audio/script";
import { listeningScripts } from "./listening-scripts";
import { miniScripts } from "./mini-scripts";

/** Everything that is said in any item. */
export const spokenScripts = (): AudioScript[] => [...listeningScripts(), ...miniScripts()];
