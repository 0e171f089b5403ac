import { afterAll } from "vitest";
import { clearAway } from "./leftovers";

/** The files of one worker share its memory: each removes what it has opened. */
afterAll(clearAway);
