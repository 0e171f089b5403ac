import { takesKeys, usePageKey } from "../../item/interactions/keys";

const actsOnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=separator]") !== null;
const isLine = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === "text";

/** Calls `onNext` on Enter where going on is possible, unless the focused element uses Enter itself. */
export const useEnter = (canGoOn: boolean, onNext: () => void): void =>
  usePageKey((event) => {
    if (event.key !== "Enter" || event.shiftKey || !canGoOn || actsOnEnter(event.target)) return;
    if (takesKeys(event.target) && !isLine(event.target)) return;
    event.preventDefault();
    onNext();
  });
