/**
 * A value that a state of a chart always has. Throws an error that names `what` if the value is missing, which means a
 * bug in the chart.
 */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`a state was entered without its ${what}`);
  return value;
}
