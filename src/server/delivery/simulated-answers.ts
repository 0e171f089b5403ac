import { probability } from "../../psychometrics/model";
import type { Random } from "../../psychometrics/random";
import type { TestItem } from "../attempts/catalogue";
import type { MarkedAnswer } from "./delivery-rules";
import { binaryOf, irtOf, responseTo } from "./item-adaptive/responses";

/** A simulated student's answer to an item; `progress` is the share of the sitting, 0–1, that is over. */
export type Answering = (item: TestItem, progress: number) => MarkedAnswer;

/** The answer of a student who read the item, with `right` of its `parts` right. */
export function scoredAnswer(item: TestItem, right: number, parts: number): MarkedAnswer {
  const mark = right === parts ? "right" : right === 0 ? "wrong" : "partly";
  return { itemId: item.itemId, mark, credit: right / parts, elapsedMs: item.expectedMs };
}

/** Answers each part of an item with the probability of the item's model for the student's ability. */
export const byTheModel =
  (thetaOf: (item: TestItem) => number, random: Random): Answering =>
  (item) => {
    const parts = binaryOf(responseTo(item, { mark: "wrong", credit: 0, elapsedMs: item.expectedMs })).length;
    const chance = probability(irtOf(item), thetaOf(item));
    const right = Array.from({ length: parts }, () => random() < chance).filter(Boolean).length;
    return scoredAnswer(item, right, parts);
  };
