import { lazyPart } from "../../loading/lazy-part";

/** What students have reported about a question, from its own chunk. */
export const LazyDraftReports = lazyPart(() => import("./DraftReports"), "DraftReports");
