import { useEffect, useEffectEvent } from "react";
import { belongsToComposition } from "../../ui/composition";
import { areSingleKeysOn } from "./single-keys";

const ownKeys =
  "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true], [data-own-keys], " +
  "dialog, [popover]";

/** Whether keys pressed here belong to a field, a dialog or a tool, not to the item. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ownKeys) !== null;

/** Whether a key press is unhandled, without modifier, repeat or composition. */
const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !belongsToComposition(event) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;

const noneMissed: readonly KeyboardEvent[] = [];

/** Runs for each plain key press on the page, and once for each earlier press in `missed`. */
export const usePageKey = (
  onKey: (event: KeyboardEvent) => void,
  missed: readonly KeyboardEvent[] = noneMissed,
): void => {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPlain(event)) handle(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    for (const event of missed) if (isPlain(event)) handle(event);
  }, [missed]);
};

/** Index of the option that a key stands for: 1–9 and A–Z; null for any other key. */
export const optionIndex = (key: string): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-zA-Z]$/.test(key) ? key.toUpperCase().charCodeAt(0) - 65 : null;
};

/**
 * 1–9 and A–Z choose among `count` options unless the student is typing elsewhere; with Shift a letter crosses its
 * option out, where that is offered.
 */
export const useOptionKeys = (
  count: number,
  enabled: boolean,
  choose: (index: number) => void,
  crossOut?: (index: number) => void,
): void =>
  usePageKey((event) => {
    const index = optionIndex(event.key);
    if (!enabled || index === null || index >= count || takesKeys(event.target) || !areSingleKeysOn()) return;
    event.preventDefault();
    if (event.shiftKey && crossOut !== undefined) crossOut(index);
    else choose(index);
  });
