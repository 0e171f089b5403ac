import { createContext } from "react";
import type { MarkPlace } from "../../writing/rich-text/mark-place";

/** Where the caret of the question's text is, for gaps that are put there; null: it was never in it. */
export const CaretContext = createContext<{ readonly current: MarkPlace | null }>({ current: null });
