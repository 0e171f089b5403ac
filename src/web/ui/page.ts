import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { createContext, useContext, useEffect } from "react";
import type { Localized } from "../../contract/item/content";

/** The reports of a page to its tab. */
export interface PageHandle {
  /** Sets the page's name, such as the title of its test. */
  readonly name: (name: Localized) => void;
  /** Reports whether the page has unsaved changes. */
  readonly change: (isDirty: boolean) => void;
}

const PageContext = createContext<PageHandle | null>(null);
export const PageProvider = PageContext.Provider;

const named = createAtom<Localized | null>(null);

/** The name of the visible page, such as the title of its test. */
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

/** Marks the tab of this page while it has unsaved changes, and makes the browser ask before the window closes. */
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
