import { afterAll } from "vitest";
import { clearAway } from "./leftovers";

/** The files of one worker share its memory, so each removes everything that it has opened. */
afterAll(clearAway);
