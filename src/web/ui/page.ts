import { createContext, useContext, useEffect } from "react";

/** What a page can tell the tab that it stands behind. */
export interface PageHandle {
  /** The page's own name, such as the title of its test. */
  readonly name: (name: string) => void;
  /** Whether it holds something that has not been saved. */
  readonly change: (isDirty: boolean) => void;
}

const PageContext = createContext<PageHandle | null>(null);
export const PageProvider = PageContext.Provider;

/** Names the tab of this page, once the name is known. */
export function usePageName(name: string | undefined): void {
  const page = useContext(PageContext);
  useEffect(() => {
    if (name !== undefined) page?.name(name);
  }, [page, name]);
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
