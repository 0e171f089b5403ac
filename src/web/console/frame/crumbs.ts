import type { MessageId } from "../../i18n/message-id";
import type { RouteMeta } from "../../site/route-meta";

export interface Crumb {
  readonly title: { readonly id: MessageId } | { readonly text: string };
  /** Target of the level; null: it has no page. */
  readonly href: string | null;
}

interface Level {
  readonly staticData: RouteMeta;
}

/**
 * The levels of the page at `address` that have a title; `name` is the page's own name, such as the title of a test.
 */
export function crumbsOf(matches: readonly Level[], address: string, name: string | null): Crumb[] {
  const leaf = matches.at(-1);
  const levels = matches.flatMap((match): Crumb[] => {
    const { title, breadcrumbHidden = false, redirect } = match.staticData;
    if (title === undefined || breadcrumbHidden) return [];
    return [{ title: { id: title }, href: redirect ?? (match === leaf ? address : null) }];
  });
  return name === null ? levels : [...levels, { title: { text: name }, href: null }];
}
