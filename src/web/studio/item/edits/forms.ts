import type { AcceptedForm } from "../fields/AcceptedForms";

interface FormsKey {
  readonly accepted: readonly string[];
  readonly credit?: Readonly<Record<string, number>> | undefined;
}

/** The forms of a key in their order, with what each earns; forms that lose points come last. */
export const formsOfKey = ({ accepted, credit = {} }: FormsKey): AcceptedForm[] => [
  ...accepted.map((text) => ({ text, share: credit[text] ?? 1 })),
  ...Object.entries(credit)
    .filter(([text]) => !accepted.includes(text))
    .map(([text, share]) => ({ text, share })),
];

/** The part of a key that says these forms; null: no form earns anything. */
export const keyOfForms = (
  forms: readonly AcceptedForm[],
): { readonly accepted: string[]; readonly credit?: Record<string, number> } | null => {
  const accepted = [...new Set(forms.filter(({ share }) => share > 0).map(({ text }) => text))];
  const shares = forms.filter(({ share }) => share !== 1).map(({ text, share }) => [text, share] as const);
  if (accepted.length === 0) return null;
  return { accepted, ...(shares.length === 0 ? {} : { credit: Object.fromEntries(shares) }) };
};
