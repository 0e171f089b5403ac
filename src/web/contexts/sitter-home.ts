import { isVisiting } from "../../../machines/visitor/visitor.selectors";
import { useVisitor } from "./visitor-context";

/** Where whoever sits here comes from, and goes when they leave a sitting. */
export const useSitterHome = (): "/" | "/visitor" => (useVisitor(isVisiting) ? "/visitor" : "/");
