import { isVisiting } from "../../../machines/visitor/visitor.selectors";
import { useVisitor } from "./visitor-context";

/** The page to which the student returns on leaving an attempt: the guest page for a guest, otherwise the home page. */
export const useSitterHome = (): "/" | "/visitor" => (useVisitor(isVisiting) ? "/visitor" : "/");
