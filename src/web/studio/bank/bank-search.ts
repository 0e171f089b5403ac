import type { Calls } from "../../../contract/calls/calls";
import { itemOrders } from "../../../contract/studio/bank-limits";
import type { ItemLevel } from "../../../contract/studio/draft-item";

type Search = Calls["studioItems"]["input"];

export const bankLevels = ["easy", "medium", "hard"] as const satisfies readonly ItemLevel[];

/** What the bank shows, as its address says it. */
export interface BankSearch {
  readonly page: number;
  readonly words: string;
  readonly skill: string;
  readonly level: ItemLevel | "";
  readonly type: string;
  readonly tag: string;
  readonly used_in: string;
  readonly needs_work: "1" | "";
  readonly sort: (typeof itemOrders)[number];
}

export const wholeBank: BankSearch = {
  page: 1,
  words: "",
  skill: "",
  level: "",
  type: "",
  tag: "",
  used_in: "",
  needs_work: "",
  sort: "changed",
};

const text = (value: unknown, longest: number): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, longest) : "";
const named = (value: unknown): string => {
  const name = text(value, 64);
  return /^[\w.-]+$/.test(name) ? name : "";
};

/** The search that an address asks for; what cannot be read is left out. */
export const readBankSearch = (given: Readonly<Record<string, unknown>>): BankSearch => {
  const page = Number(text(given["page"], 6));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    words: text(given["words"], 200),
    skill: named(given["skill"]),
    level: bankLevels.find((level) => level === given["level"]) ?? "",
    type: text(given["type"], 40),
    tag: text(given["tag"], 40),
    used_in: named(given["used_in"]),
    needs_work: text(given["needs_work"], 1) === "1" ? "1" : "",
    sort: itemOrders.find((order) => order === given["sort"]) ?? "changed",
  };
};

/** The parameters of a search, without those that are as they would be anyway. */
export const parametersOf = (search: BankSearch): Search =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== wholeBank[name as keyof BankSearch]),
  ) as Search;

/** Whether a search leaves drafts out. */
export const isNarrowed = ({ page: _page, sort: _sort, ...search }: BankSearch): boolean =>
  Object.values(search).some((value) => value !== "");
