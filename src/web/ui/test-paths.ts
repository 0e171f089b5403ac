import type { Family } from "../../contract/families";

const fixed = { detail: "/examAccess/detail", exam: "/examAccess/exam", result: "/examAccess/result" } as const;
const map = {
  detail: "/examAccess/MAPDetail",
  exam: "/examAccess/MAPExamAuto",
  result: "/examAccess/MAPResult",
} as const;

/** Where a family's pages are; families without pages of their own use the fixed ones. */
export const testPaths = {
  map,
  mapMini: fixed,
  cat: fixed,
  sat: fixed,
  opt: fixed,
  custom: fixed,
} as const satisfies Record<Family, typeof fixed | typeof map>;
