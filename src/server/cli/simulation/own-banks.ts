import type { Item } from "../../../contract/item";
import { levelOf } from "../../../items/sat/levels";
import { satMathBank } from "../../../items/sat/math/bank";
import type { ItemParameters } from "../../../psychometrics/model";
import type { CalibratedPool } from "./seed-banks";

const parametersOf = ({ item_id, irt }: Item): ItemParameters => {
  if (irt === undefined) throw new Error(`${item_id} has no parameters`);
  const { a, b, c, d } = irt;
  return { a, b, c, d };
};

/** The items of the delivered SAT Math bank, counted by domain, by level, and as entry or choice. */
export const ownSatMathBank = (): CalibratedPool => {
  const items = satMathBank();
  return {
    size: items.length,
    items: items.map(parametersOf),
    categories: items.map(({ area, irt, body }) => [
      area,
      levelOf(irt?.b ?? 0),
      body.interaction.type === "numeric_entry" ? "entry" : "choice",
    ]),
    set: items.map(() => null),
  };
};
