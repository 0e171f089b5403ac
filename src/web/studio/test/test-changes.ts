import type { FixedDraftTest } from "../../../contract/studio/draft-test";

/** A section of a fixed test. */
export type FixedSection = FixedDraftTest["sections"][number];
type Change = (test: FixedDraftTest) => FixedDraftTest;

type WithSections<Section> = { readonly sections: Section[] };

const inSections =
  <Section>(change: (section: Section) => Section) =>
  <Test extends WithSections<Section>>(test: Test): Test => ({ ...test, sections: test.sections.map(change) });

/** Changes one section of a test and nothing else. */
export const inSection = <Section extends { readonly stage: string }>(
  stage: string,
  change: (section: Section) => Section,
) => inSections<Section>((section) => (section.stage === stage ? change(section) : section));

/** All questions of a test in their order. */
export const itemIdsOf = ({ sections }: FixedDraftTest): string[] => sections.flatMap(({ items }) => items);

/** The section that holds a question, or the last one. */
export const stageOf = ({ sections }: FixedDraftTest, itemId: string | undefined): string =>
  (sections.find(({ items }) => itemId !== undefined && items.includes(itemId)) ?? sections.at(-1))?.stage ?? "";

/** Adds questions behind another one, or at the end of the last section; those that the test has are left out. */
export const addItems =
  (itemIds: readonly string[], behind?: string): Change =>
  (test) => {
    const known = new Set(itemIdsOf(test));
    const fresh = itemIds.filter((itemId, place) => !known.has(itemId) && itemIds.indexOf(itemId) === place);
    if (fresh.length === 0) return test;
    return inSection<FixedSection>(stageOf(test, behind), (section) => {
      const at = behind === undefined ? -1 : section.items.indexOf(behind);
      const place = at < 0 ? section.items.length : at + 1;
      return { ...section, items: section.items.toSpliced(place, 0, ...fresh) };
    })(test);
  };

export const removeItem = (itemId: string): Change =>
  inSections<FixedSection>((section) => ({ ...section, items: section.items.filter((one) => one !== itemId) }));

/** Moves a question to a place in a section, counted without it. */
export const moveItem =
  (itemId: string, stage: string, place: number): Change =>
  (test) =>
    inSection<FixedSection>(stage, (section) => ({ ...section, items: section.items.toSpliced(place, 0, itemId) }))(
      removeItem(itemId)(test),
    );

/** Moves a question by one place, into the neighbouring section at its end. The same test: there is no such place. */
export const moveItemBy =
  (itemId: string, by: -1 | 1): Change =>
  (test) => {
    const { sections } = test;
    const at = sections.findIndex(({ items }) => items.includes(itemId));
    const section = sections[at];
    if (section === undefined) return test;
    const place = section.items.indexOf(itemId) + by;
    if (place >= 0 && place < section.items.length) return moveItem(itemId, section.stage, place)(test);
    const neighbour = sections[at + by];
    if (neighbour === undefined) return test;
    return moveItem(itemId, neighbour.stage, by > 0 ? 0 : neighbour.items.length)(test);
  };

/** Changes what a section is, but not its questions. */
export const changeSection = (stage: string, part: Partial<Omit<FixedSection, "stage" | "items">>): Change =>
  inSection<FixedSection>(stage, (section) => ({ ...section, ...part }));

/** Takes an optional setting of a section away. */
export const clearInSection = (stage: string, name: "directions" | "draw"): Change =>
  inSection<FixedSection>(stage, ({ [name]: _gone, ...section }) => section);

export const addSection =
  (section: FixedSection): Change =>
  (test) => ({ ...test, sections: [...test.sections, section] });

/** Removes a section; its questions come to the one before it, or after it. The last section stays. */
export const removeSection =
  (stage: string): Change =>
  (test) => {
    const at = test.sections.findIndex((section) => section.stage === stage);
    const gone = test.sections[at];
    const heir = test.sections[at > 0 ? at - 1 : 1];
    if (gone === undefined || heir === undefined) return test;
    const items = at > 0 ? [...heir.items, ...gone.items] : [...gone.items, ...heir.items];
    return {
      ...test,
      sections: test.sections.flatMap((section) => {
        if (section === gone) return [];
        return [section === heir ? { ...section, items } : section];
      }),
    };
  };

export const changePolicies =
  (part: Partial<FixedDraftTest["policies"]>): Change =>
  (test) => ({ ...test, policies: { ...test.policies, ...part } });
