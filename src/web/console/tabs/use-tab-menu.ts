import { useState, type MouseEvent } from "react";
import { tabId } from "./tab-words";

interface OpenMenu {
  /** The tab that the menu acts on. */
  readonly key: string;
  readonly isMore: boolean;
  readonly at: { readonly x: number; readonly y: number; readonly isEnd?: boolean };
  readonly opener: HTMLElement | null;
}

const gap = 4;

/** The menu of one tab, at the pointer or under its tab or button. */
export function useTabMenu() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const openUnder = (key: string) => {
    const opener = document.getElementById(tabId(key));
    const { left, bottom } = opener?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    setMenu({ key, isMore: false, at: { x: left, y: bottom + gap }, opener: null });
  };
  return {
    menu,
    close: () => setMenu(null),
    openUnder,
    /** Opens at the pointer; by keyboard there is no position, so it opens under the tab. */
    openAt: (key: string, event: MouseEvent) => {
      event.preventDefault();
      if (event.clientX === 0 && event.clientY === 0) openUnder(key);
      else setMenu({ key, isMore: false, at: { x: event.clientX, y: event.clientY }, opener: null });
    },
    toggleMore: (key: string, button: HTMLElement | null) => {
      const { right, bottom } = button?.getBoundingClientRect() ?? { right: 0, bottom: 0 };
      setMenu(
        menu?.isMore === true
          ? null
          : { key, isMore: true, at: { x: right, y: bottom + gap, isEnd: true }, opener: button },
      );
    },
  };
}
