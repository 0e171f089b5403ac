import type { Family } from "../../contract/families";

/** The choice for a practice set, as in the address of the practice page. */
export interface PracticeSetChoice {
  readonly family?: Family;
  readonly skill?: string;
  readonly from?: "bank" | "wrong" | "favourite" | "due";
}

/** The address of the practice page with a choice already made. */
export const practiceSetPlace = (choice: PracticeSetChoice): string => {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value !== undefined) values.set(name, value);
  const query = values.toString();
  return query === "" ? "/practise" : `/practise?${query}`;
};
