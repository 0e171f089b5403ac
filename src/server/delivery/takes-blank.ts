import { deliveryOf } from "../../contract/families";
import type { TestOutline } from "../attempts/catalogue";

/** Whether a blank counts as an answer in this test. */
export const takesBlank = ({ family, definition }: Pick<TestOutline, "family" | "definition">): boolean =>
  deliveryOf(family, definition.exam_info).takesBlank;
