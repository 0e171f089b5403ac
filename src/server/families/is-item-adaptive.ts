import { deliveryOf } from "../../contract/families";
import type { TestOutline } from "../attempts/catalogue";

/** Whether each item of this test is chosen from the answers before it. */
export const isItemAdaptive = ({ family, definition }: Pick<TestOutline, "family" | "definition">): boolean =>
  deliveryOf(family, definition.exam_info).engine === "itemAdaptive";
