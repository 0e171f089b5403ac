import { afterAll } from "vitest";
import { clearAway } from "./leftovers";

/** Files of one worker share its memory: each takes away what it opened. */
afterAll(clearAway);
