import { lazyPage } from "../loading/lazy-page";

/** The console around the pages of a person who is signed in, in its own chunk. */
export const consolePage = lazyPage(() => import("../console/Console"), "Console");
