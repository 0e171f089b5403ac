import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { createContext, useContext, useEffect } from "react";
import type { Localized } from "../../contract/item/content";

/** What a page can tell the tab that it stands behind. */
export interface PageHandle {
  /** The page's own name, such as the title of its test. */
  readonly name: (name: Localized) => void;
  /** Whether it holds something that has not been saved. */
  readonly change: (isDirty: boolean) => void;
}

const PageContext = createContext<PageHandle | null>(null);
export const PageProvider = PageContext.Provider;

const named = createAtom<Localized | null>(null);

/** What the page that is shown calls itself, such as the title of its test. */
export const pageName: ReadonlyAtom<Localized | null> = named;

/** Names the tab and the window of this page, in every language that the name has. */
export function usePageName(name: Localized): void {
  const page = useContext(PageContext);
  useEffect(() => page?.name(name), [page, name]);
  useEffect(() => {
    named.set(name);
    return () => named.set((now) => (now === name ? null : now));
  }, [name]);
}

/** Marks the tab of this page while it holds something unsaved, and has the browser ask before the window goes. */
export function useUnsaved(isDirty: boolean): void {
  const page = useContext(PageContext);
  useEffect(() => page?.change(isDirty), [page, isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
}
