import type { MessageId } from "../../i18n/message-id";

/** One key of a sitting: what the list shows, and what the page presses for it. */
export interface Shortcut {
  /** As the list shows it. */
  readonly keys: readonly string[];
  readonly label: MessageId;
  /** What it acts on; where that is not on the page, there is no such shortcut. */
  readonly finds: string;
  /** false: the item or the bar listens itself. */
  readonly isPressed: boolean;
}

const options = "article input:is([type=radio], [type=checkbox]), article [data-spot]";

const pressed = (key: string, label: MessageId, finds: string): Shortcut => ({
  keys: [key],
  label,
  finds,
  isPressed: true,
});

/** In the order of the list. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["A", "B", "…"], label: "tools.shortcuts.choose", finds: options, isPressed: false },
  { keys: ["1", "2", "…"], label: "tools.shortcuts.choose", finds: options, isPressed: false },
  {
    keys: ["Shift", "A"],
    label: "tools.shortcuts.crossOut",
    finds: "[data-shortcut=eliminator]",
    isPressed: false,
  },
  { keys: ["Enter"], label: "tools.shortcuts.next", finds: "[data-shortcut=next]", isPressed: false },
  pressed("P", "tools.shortcuts.previous", "[data-shortcut=previous]"),
  pressed("M", "tools.shortcuts.mark", "[data-shortcut=mark]"),
  pressed("Q", "tools.shortcuts.palette", "[data-shortcut=palette]"),
  pressed("X", "tools.shortcuts.eliminator", "[data-shortcut=eliminator]"),
  pressed("K", "exam.tools.calculator", "[data-tool=calculator], [data-tool=graphingCalculator]"),
  pressed("R", "tools.reference.title", "[data-tool=referenceSheet]"),
  pressed("N", "tools.notes.title", "[data-tool=highlighter]"),
  pressed("L", "tools.lineReader.title", "[data-tool=lineReader]"),
  pressed("Z", "tools.zoom.title", "[data-tool=zoom]"),
  pressed("T", "tools.shortcuts.time", "[role=timer]"),
];

/** How many options the item on the page has: so many letters are theirs. */
export const optionsOn = (page: ParentNode): number => page.querySelectorAll(options).length;

/** The shortcuts that do something on this page. */
export const shortcutsOn = (page: ParentNode): readonly Shortcut[] =>
  shortcuts.filter(({ finds }) => page.querySelector(finds) !== null);
