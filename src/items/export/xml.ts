const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Characters that are forbidden in XML 1.0. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Text as content of an XML element. */
export const escapedXmlText = (text: string): string =>
  text.replaceAll(forbidden, "").replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign);

const attributeValue = (value: string): string =>
  value.replaceAll(forbidden, "").replaceAll(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? sign);

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${attributeValue(String(value))}"`))
    .join("");

/** The start of an element. */
export const startTag = (name: string, attributes: Attributes): string => `<${name}${written(attributes)}>`;

/** XML of an element; `content` is already XML. */
export const xmlElement = (
  name: string,
  attributes: Attributes = {},
  content: string | readonly string[] = "",
): string => {
  const inner = typeof content === "string" ? content : content.join("");
  return inner === "" ? `<${name}${written(attributes)}/>` : `${startTag(name, attributes)}${inner}</${name}>`;
};

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
