/** Bytes of a file: where they begin, and how many there are. */
export interface ByteRange {
  readonly from: number;
  readonly length: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/i;

/**
 * Which bytes of a file of `size` a `Range` header asks for (RFC 9110 §14): null where it asks for all, or for what we
 * need not understand (several ranges, other units); "unsatisfiable" where it asks for none that there are.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = oneRange.exec((header ?? "").replaceAll(" ", "")) ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, length };
  }
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return null;
  return from >= size ? "unsatisfiable" : { from, length: to - from + 1 };
}
