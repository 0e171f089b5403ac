/** Parts of records as readers give them. */
export const html = (content: string) => ({ html: content });
export const option = (id: number | string, content: string) => ({ id: String(id), content: html(content) });
export const options = (...contents: string[]) => contents.map((content, index) => option(index + 1, content));
export const plainQuestion = (line: number, number: number, title: string | null, stem: string) => ({
  where: { line },
  identity: String(number),
  title,
  stem: html(stem),
  points: 1,
  changed: [],
});
export const one = (shares: Record<string, number>, ...contents: string[]) => ({
  kind: "single_choice",
  options: options(...contents),
  shuffle: true,
  shares,
});
export const typed = (...forms: (readonly [string, number])[]) => ({
  kind: "text_entry",
  forms: forms.map(([text, share]) => ({ text, share })),
  caseSensitive: false,
});
export const numbers = (...intervals: (readonly [value: number, low: number, high: number, share: number])[]) => ({
  kind: "numeric_entry",
  intervals: intervals.map(([value, low, high, share]) => ({ value, low, high, share })),
});
