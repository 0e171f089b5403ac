import { useState } from "react";

/** The value, or the last one that there was: what a cover lies over. */
export const useLast = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};
