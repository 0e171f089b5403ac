interface OfTest {
  readonly attempt_id?: string;
  readonly menu_id?: string;
}

/** Remembers the test of each attempt, so that calls can name the test they belong to. */
export function makeCurrentTest() {
  const menus = new Map<string | undefined, string | undefined>();
  const menuIn = ({ menu_id: menu, attempt_id: attempt }: OfTest) => menu ?? menus.get(attempt);
  return {
    /** Menu id of the test that a call belongs to, by its input or by the address; "" where none is known. */
    menuOf: (input: object, search: URLSearchParams): string =>
      menuIn(input) ?? menuIn(Object.fromEntries(search)) ?? "",
    /** Stores which attempt belongs to which test, from the answer of a call. */
    told: (answer: (OfTest & { readonly list?: readonly OfTest[] }) | null): void => {
      for (const facts of [answer, ...(answer?.list ?? [])])
        if (facts?.attempt_id !== undefined) menus.set(facts.attempt_id, facts.menu_id);
    },
  };
}
