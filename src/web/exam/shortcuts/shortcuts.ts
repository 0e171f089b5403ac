import type { MessageId } from "../../i18n/message-id";

/** One shortcut key of a sitting: its line in the list, and the element that it presses. */
export interface Shortcut {
  /** Key names as shown in the list. */
  readonly keys: readonly string[];
  readonly label: MessageId;
  /** Selector of the element that it acts on; where none is on the page, the shortcut does not exist. */
  readonly finds: string;
  /** false: the item or the bar listens to the key itself. */
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

/** Number of options of the item on the page; as many letter keys belong to them. */
export const optionsOn = (page: ParentNode): number => page.querySelectorAll(options).length;

/** The shortcuts whose element is on this page. */
export const shortcutsOn = (page: ParentNode): readonly Shortcut[] =>
  shortcuts.filter(({ finds }) => page.querySelector(finds) !== null);
