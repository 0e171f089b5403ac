import type { AudioScript } from "../audio/script";
import { listeningScripts } from "./listening-scripts";
import { miniScripts } from "./mini-scripts";

/** The scripts of all items. */
export const spokenScripts = (): AudioScript[] => [...listeningScripts(), ...miniScripts()];
