import type { Interval } from "../../../contract/item/credit";
import { xmlElement } from "../xml";
import { baseValue, correct, variable } from "./parts";

const between = (identifier: string, low: number, high: number): string =>
  xmlElement("qti-and", {}, [
    xmlElement("qti-gte", {}, [variable(identifier), baseValue("float", low)]),
    xmlElement("qti-lte", {}, [variable(identifier), baseValue("float", high)]),
  ]);

const equal = (identifier: string, value: string, tolerance: number): string =>
  xmlElement(
    "qti-equal",
    tolerance === 0
      ? { "tolerance-mode": "exact" }
      : { "tolerance-mode": "absolute", tolerance: `${tolerance} ${tolerance}` },
    [variable(identifier), value],
  );

/**
 * XML of the test whether a typed number lies in an interval; `isKey`: the interval is that of the response's declared
 * right answer.
 */
export const writeIsWithin = (identifier: string, { value, tolerance, low, high }: Interval, isKey: boolean): string =>
  low === undefined || high === undefined
    ? equal(identifier, isKey ? correct(identifier) : baseValue("float", value), tolerance)
    : between(identifier, low, high);
