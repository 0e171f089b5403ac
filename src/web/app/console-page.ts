import { lazyPage } from "../loading/lazy-page";

/** The console around the pages of somebody who is signed in; a chunk of its own. */
export const consolePage = lazyPage(() => import("../console/Console"), "Console");
