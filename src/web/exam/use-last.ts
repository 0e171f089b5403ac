import { useState } from "react";

/** The value, or the last one that was not null; keeps content on screen under a cover. */
export const useLast = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};
