/** What a state of a chart always holds; where it is missing, the chart itself is at fault and says so. */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`a state was entered without its ${what}`);
  return value;
}
