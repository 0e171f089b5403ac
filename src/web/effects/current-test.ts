import { tabKeys, type TextStorage } from "./storage";

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null;
const textIn = (facts: Facts, name: string): string | null => {
  const value = facts[name];
  return typeof value === "string" ? value : null;
};
const factsIn = (facts: Facts, name: string): readonly Facts[] => {
  const value = facts[name];
  return Array.isArray(value) ? value.filter(isFacts) : [];
};

/** What calls tell of the test that a page belongs to, and what this tab keeps of it (SPEC §3: fullList, light). */
export function makeCurrentTest(tab: TextStorage) {
  const menus = new Map<string, string>();
  const note = (facts: Facts): void => {
    const [attempt, menu] = [textIn(facts, "attempt_id"), textIn(facts, "menu_id")];
    if (attempt !== null && menu !== null) menus.set(attempt, menu);
  };
  const menuIn = (facts: Facts): string | null =>
    textIn(facts, "menu_id") ?? menus.get(textIn(facts, "attempt_id") ?? "") ?? null;
  return {
    /** The test that a call belongs to, by what it asks for or by the address; empty: none is known. */
    menuOf: (input: object, search: URLSearchParams): string =>
      menuIn(input as Facts) ?? menuIn(Object.fromEntries(search)) ?? "",
    /** Notes which sitting is of which test, the items of the sitting, and the one that is looked at. */
    told: (input: object, answer: unknown): void => {
      if (!isFacts(answer)) return;
      for (const facts of [answer, ...factsIn(answer, "list")]) note(facts);
      const items = factsIn(answer, "exercise_list").flatMap((entry) => factsIn(entry, "exercise_item"));
      if (items.length > 0) tab.set(tabKeys.fullList, JSON.stringify(items.map((item) => textIn(item, "exercise_id"))));
      const shown = textIn(input as Facts, "exercise_id");
      if (shown !== null) tab.set(tabKeys.light, shown);
    },
  };
}
