/** Nothing but white space, or the text "null" that others write for nothing. */
export const isBlank = (text: string): boolean => ["", "null"].includes(text.trim());

type Value = string | number | boolean | null | undefined | readonly unknown[];

const isEmpty = (value: Value): boolean =>
  value === null || value === undefined || (typeof value === "string" ? isBlank(value) : isEmptyList(value));
const isEmptyList = (value: Exclude<Value, string | null | undefined>): boolean =>
  Array.isArray(value) && value.length === 0;

/** Names of the required fields that hold nothing, in the order asked; 0 and false are something. */
export const emptyAmong = <Name extends string>(
  fields: Readonly<Record<Name, Value>>,
  required: readonly Name[],
): Name[] => required.filter((name) => isEmpty(fields[name]));
