import { hash } from "node:crypto";

/** A UUID; the higher the number, the later it is in order. */
export const numberedId = (number: number): string => `0199a1f2-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A UUID that is always the same for a name. */
export const namedId = (name: string): string =>
  hash("sha256", name, "hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
