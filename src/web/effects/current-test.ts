interface OfTest {
  readonly attempt_id?: string;
  readonly menu_id?: string;
}

/** What calls tell of the test that a page belongs to. */
export function makeCurrentTest() {
  const menus = new Map<string | undefined, string | undefined>();
  const menuIn = ({ menu_id: menu, attempt_id: attempt }: OfTest) => menu ?? menus.get(attempt);
  return {
    /** The test that a call belongs to, by what it asks for or by the address; empty: none is known. */
    menuOf: (input: object, search: URLSearchParams): string =>
      menuIn(input) ?? menuIn(Object.fromEntries(search)) ?? "",
    /** Notes which sitting is of which test. */
    told: (answer: (OfTest & { readonly list?: readonly OfTest[] }) | null): void => {
      for (const facts of [answer, ...(answer?.list ?? [])])
        if (facts?.attempt_id !== undefined) menus.set(facts.attempt_id, facts.menu_id);
    },
  };
}
