/** A name for a new section that no other section of the test has. */
export const newStage = (sections: readonly { readonly stage: string }[]): string => {
  const taken = new Set(sections.map(({ stage }) => stage));
  const numbers = Array.from({ length: sections.length + 1 }, (_, place) => `section-${place + 1}`);
  return numbers.find((stage) => !taken.has(stage)) ?? "section";
};
