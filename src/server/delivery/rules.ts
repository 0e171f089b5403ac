import type { ExamInfo } from "../../contract/exam";
import { isAdaptive } from "../../contract/families";
import type { DeliveryRules } from "./delivery-rules";
import { fixedDelivery } from "./fixed/rules";
import { itemAdaptiveDelivery } from "./item-adaptive/rules";

/** The rules by which a test with this definition is delivered. */
export const deliveryRulesOf = ({ exam_info: info }: { readonly exam_info: ExamInfo }): DeliveryRules =>
  isAdaptive(info) ? itemAdaptiveDelivery : fixedDelivery;
