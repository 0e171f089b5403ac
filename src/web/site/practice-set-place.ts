import type { Family } from "../../contract/families";

/** What a set of practice questions is built from, as an address of the practice page names it. */
export interface PracticeSetChoice {
  readonly family?: Family;
  readonly skill?: string;
  readonly from?: "bank" | "wrong" | "favourite" | "due";
}

/** The practice page with a choice made already. */
export const practiceSetPlace = (choice: PracticeSetChoice): string => {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value !== undefined) values.set(name, value);
  const query = values.toString();
  return query === "" ? "/practise" : `/practise?${query}`;
};
