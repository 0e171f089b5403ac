import { deliveryOf, type Engine } from "../../contract/families";
import type { TestOutline } from "../attempts/catalogue";
import type { DeliveryRules } from "./delivery-rules";
import { fixedDelivery } from "./fixed/rules";
import { itemAdaptiveDelivery } from "./item-adaptive/rules";
import { stagedDelivery } from "./staged/rules";

const rules: Readonly<Record<Engine, DeliveryRules>> = {
  fixedSections: fixedDelivery,
  itemAdaptive: itemAdaptiveDelivery,
  staged: stagedDelivery,
};

/** The delivery rules of a test: those of the engine that its family's record names for its `exam_info`. */
export const deliveryRulesOf = ({ family, definition }: Pick<TestOutline, "family" | "definition">): DeliveryRules =>
  rules[deliveryOf(family, definition.exam_info).engine];
