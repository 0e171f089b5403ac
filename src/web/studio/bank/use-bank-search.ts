import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useSettled } from "../../ui/use-settled";
import { parametersOf, readBankSearch, wholeBank, type BankSearch } from "./bank-search";

const typingMs = 250;

/** The search of the bank, which stands in the address: a reload and the way back show the same questions. */
export function useBankSearch() {
  const navigate = useNavigate();
  const search = readBankSearch(useSearch({ strict: false }) as Readonly<Record<string, unknown>>);
  const [typed, setTyped] = useState(search.words);
  const settled = useSettled(typed.trim(), typingMs);
  const go = (wanted: BankSearch) =>
    void navigate({ to: "/studio/items", search: parametersOf(wanted) as never, replace: true, resetScroll: false });
  const follow = useEffectEvent(() => {
    if (settled !== search.words) go({ ...search, words: settled, page: 1 });
  });
  useEffect(() => follow(), [settled]);
  return {
    search,
    typed,
    type: setTyped,
    change: (change: Partial<BankSearch>) => go({ ...search, page: 1, ...change }),
    clear: () => {
      setTyped("");
      go(wholeBank);
    },
  };
}
