import type { FoundFile } from "./record";

const dataUrl = /^data:(?:image\/([a-z0-9.+-]+))?[^,]*?(;base64)?,/i;

/** The picture contained in a `data:` reference, or the reason why there is none. */
export const embeddedFile = (reference: string): FoundFile => {
  const [head, kind = "", base64] = dataUrl.exec(reference.slice(0, 200)) ?? [];
  if (head !== undefined) {
    const data = reference.slice(head.length);
    const name = `picture.${kind.toLowerCase().replace("svg+xml", "svg")}`;
    return { name, bytes: base64 ? Buffer.from(data, "base64") : Buffer.from(unescaped(data), "utf8") };
  }
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(reference) ? "remote" : "missing";
};

/** A reference with its %-escapes decoded; unchanged if they are faulty. */
export const unescaped = (reference: string): string => {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
};
