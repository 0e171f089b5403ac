/** The visible contents of the page. */
export interface Seen {
  readonly at: string;
  /** The heading of the page, or the text shown while there is none. */
  readonly heading: string | null;
  /** The heading and the text of a cover over the page. */
  readonly cover: string | null;
  /** The answer shown for the question on screen. */
  readonly chosen: string | null;
  readonly saving: string | null;
  readonly timer: string | null;
  /** The enabled buttons, except tools, options and the palette. */
  readonly buttons: readonly string[];
  readonly alert: string | null;
  /** The text of a page without a question, or of an unscored question. */
  readonly told: string | null;
}

const textOf = (node: Element | null | undefined): string | null => node?.textContent ?? null;
export const nameOf = (node: Element): string => node.getAttribute("aria-label") ?? node.textContent ?? "";

/** The part of the page that can be used now: an open dialog, else the page. */
const within = (page: Element): Element => page.querySelector("dialog[open]") ?? page;
const isFree = (node: Element): boolean => node.closest("[inert]") === null && !(node as HTMLButtonElement).disabled;

const sheets = "main:not([aria-label]) > section p, main > div > section :is(p, li)";
const check = "main[aria-label] > section > div:first-child > p";
const practice = "article > p, article > [role=status] > div > *";
const told = [sheets, check, practice].join(", ");

const set = "ol, article, [popover], [role=group], [popovertarget]";

export const pressable = (page: Element): HTMLButtonElement[] =>
  [...within(page).querySelectorAll("button")].filter(isFree);

const chosenOn = (page: Element): string | null => {
  const article = page.querySelector("article");
  const field = article?.querySelector<HTMLInputElement>("input[type=text]");
  if (field !== undefined && field !== null) return field.value === "" ? null : field.value;
  return article?.querySelector<HTMLInputElement>("input:checked")?.value ?? null;
};

const joined = (nodes: Iterable<Element>, between: string): string | null =>
  [...nodes].map((node) => node.textContent).join(between) || null;

const coverOn = (page: Element): string | null => {
  const cover = page.querySelector("[inert] ~ * section");
  if (cover === null) return null;
  return [textOf(cover.querySelector("h1")), joined(cover.querySelectorAll("p"), " ")].filter(Boolean).join(": ");
};

/** Reads the page by roles. */
export const seenOn = (page: Element, at: string): Seen => {
  const cover = page.querySelector("[inert] ~ * section");
  const headings = [...page.querySelectorAll("h1")].filter((heading) => cover?.contains(heading) !== true);
  return {
    at,
    heading: textOf(headings[0] ?? (cover === null ? page.querySelector("[role=status]") : null)),
    cover: coverOn(page),
    chosen: chosenOn(page),
    saving: textOf(page.querySelector("footer [role=group] > span")),
    timer: textOf(page.querySelector("[role=timer]")),
    buttons: pressable(page)
      .filter((button) => button.closest(set) === null)
      .map(nameOf),
    alert: joined(page.querySelectorAll("[role=alert]"), " | "),
    told: joined(page.querySelectorAll(told), " "),
  };
};
