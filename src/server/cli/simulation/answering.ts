import { probability } from "../../../psychometrics/model";
import type { Random } from "../../../psychometrics/random";
import type { TestItem } from "../../attempts/catalogue";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { binaryOf, irtOf, responseTo } from "../../delivery/item-adaptive/responses";

/** A simulated student's answer to an item that is met when so much of the sitting, 0–1, is over. */
export type Answering = (item: TestItem, progress: number) => MarkedAnswer;

/** An answer that was read, with so many of its parts right. */
export function scoredAnswer(item: TestItem, right: number, parts: number): MarkedAnswer {
  const mark = right === parts ? "right" : right === 0 ? "wrong" : "partly";
  return { itemId: item.itemId, mark, credit: right / parts, elapsedMs: item.expectedMs };
}

/** Each part of an item is right as often as the item's own model says of the ability that it meets. */
export const byTheModel =
  (thetaOf: (item: TestItem) => number, random: Random): Answering =>
  (item) => {
    const parts = binaryOf(responseTo(item, { mark: "wrong", credit: 0, elapsedMs: item.expectedMs })).length;
    const chance = probability(irtOf(item), thetaOf(item));
    const right = Array.from({ length: parts }, () => random() < chance).filter(Boolean).length;
    return scoredAnswer(item, right, parts);
  };
