/** A range of bytes of a file: start and length. */
export interface ByteRange {
  readonly from: number;
  readonly length: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/i;

/**
 * The bytes that a `Range` header requests of a file of `size` (RFC 9110 §14). Null for the whole file, and for
 * requests that may be ignored (several ranges, other units); "unsatisfiable" where no such bytes exist.
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
