/** Each row is one unit: its names in both languages, as alternatives of a pattern, in lower case. */
const scales = [
  ["", "", ""],
  ["k", "kilo", "千"],
  ["d", "deci", "分"],
  ["c", "centi", "厘"],
  ["m", "milli", "毫"],
] as const;
const bases = [
  ["m", "met(?:er|re)s?", "米"],
  ["g", "gram(?:me)?s?", "克"],
  ["l", "lit(?:er|re)s?", "升"],
] as const;
const measures = scales.flatMap(([short, long, zh]) =>
  bases.map(([base, word, character]) => `${short}${base}|${long}${word}|${zh}${character}`),
);
const lengths = [
  ...measures.filter((_, place) => place % bases.length === 0),
  "in|inch(?:es)?|英寸",
  "ft|foot|feet|英尺",
];
export const currency = String.raw`us\$|[$¥€£]|(?:us )?dollars?|usd|euros?|yuan|rmb|cny|人民币|美[元金]|欧元|英镑|元钱?|块钱?`;
export const degreeNames = "°|deg|degrees?|度";
/** Things counted by questions without a unit; 角 alone is money. */
export const countedThings =
  "sides?|edges?|faces?|corners?|vertices|angles?|points?|people|students?|条?边|个?面|个角|条?棱|个?顶点|个?人|[个条名次位]";

const units: readonly string[] = [
  ...measures,
  ...lengths,
  ...lengths.map((name) => String.raw`(?:${name})\^?2|(?:square|sq\.?|平方) ?(?:${name})`),
  ...lengths.map((name) => String.raw`(?:${name})\^?3|(?:cubic|cu\.?|立方) ?(?:${name})`),
  currency,
  "%|per ?cent|百分之",
  degreeNames,
  "s|secs?|seconds?|秒钟?",
  "mins?|minutes?|分钟?",
  "h|hrs?|hours?|小时|时",
  "days?|天|日",
];

/** Other names of units that would double the rows of the table above. */
const synonyms: readonly (readonly [string, string])[] = [
  ["公里", "千米"],
  ["公斤", "千克"],
  ["公分", "厘米"],
];

/** A text with each unit replaced by its first name. */
export const withPlainUnits = (text: string): string =>
  synonyms.reduce((plain, [other, name]) => plain.replaceAll(other, name), text);

const literal = (name: string): string =>
  `${name.replace(/s$/, "").replace(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)}s?`;

/** A pattern of all names of a unit; for a unit without a row, only the name itself. */
export const unitNames = (unit: string): string =>
  units.find((names) => new RegExp(`^(?:${names})$`).test(unit)) ?? literal(unit);
