/** A blank for the end of one part of a sentence, the punctuation mark, and the beginning of the next part. */
export interface Joint {
  readonly slug: string;
  readonly passage: string;
  readonly left: string;
  readonly right: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Both sides with the mark between them; after a period the right side begins with a capital. */
export const withMark = ({ left, right }: Joint, mark: string): string =>
  `${left}${mark}${mark === ". " ? capitalised(right) : right}`;

/** The options of a joint, which differ only in the mark between the two sides. */
export const withMarks = (
  joint: Joint,
  mark: string,
  wrong: Readonly<Record<string, string>>,
): { readonly right: string; readonly wrong: Readonly<Record<string, string>> } => ({
  right: withMark(joint, mark),
  wrong: Object.fromEntries(Object.entries(wrong).map(([mistake, other]) => [mistake, withMark(joint, other)])),
});
