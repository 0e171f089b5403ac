/** Whether the text is only white space, or "null", which some clients send for nothing. */
export const isBlank = (text: string): boolean => ["", "null"].includes(text.trim());

type Value = string | number | boolean | null | undefined | readonly unknown[];

const isEmpty = (value: Value): boolean =>
  value === null || value === undefined || (typeof value === "string" ? isBlank(value) : isEmptyList(value));
const isEmptyList = (value: Exclude<Value, string | null | undefined>): boolean =>
  Array.isArray(value) && value.length === 0;

/** Names of the required fields that are empty, in the order of `required`; 0 and false are not empty. */
export const emptyAmong = <Name extends string>(
  fields: Readonly<Record<Name, Value>>,
  required: readonly Name[],
): Name[] => required.filter((name) => isEmpty(fields[name]));
