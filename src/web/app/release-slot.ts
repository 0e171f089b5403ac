import { createAtom } from "@tanstack/store";
import type { ReactNode } from "react";

/** The notice of a newer build; null until the code that looks for releases is loaded. */
export const releaseSlot = createAtom<ReactNode>(null);
