import { createAtom } from "@tanstack/store";
import type { ReactNode } from "react";

/** Where the notice of a newer build appears; empty until what follows the releases has come. */
export const releaseSlot = createAtom<ReactNode>(null);
