import type { MessageId } from "../../../i18n/message-id";
import type { HighlightStyle } from "../../tool-state/shape";

interface Look {
  readonly label: MessageId;
  readonly color: string;
  readonly backgroundColor: string;
  readonly textDecoration: string;
}

/** Text colour; dark in dark mode too, since the highlight backgrounds stay light. */
const color = "#1f2430";

/** Each style has its own underline, to be recognised without colour. */
export const looks: Readonly<Record<HighlightStyle, Look>> = {
  yellow: {
    label: "tools.notes.yellow",
    color,
    backgroundColor: "#ffec99",
    textDecoration: "underline solid 2px #8a5a00",
  },
  blue: {
    label: "tools.notes.blue",
    color,
    backgroundColor: "#cfe6ff",
    textDecoration: "underline dashed 2px #0058ab",
  },
  pink: {
    label: "tools.notes.pink",
    color,
    backgroundColor: "#ffd6e5",
    textDecoration: "underline wavy 1.5px #b01f52",
  },
};

const drawn = ({ color: letters, backgroundColor, textDecoration }: Look) => ({
  backgroundColor,
  color: letters,
  textDecoration,
});

/** CSS rules of the browser's highlights and of the <mark> elements used in their place. */
export const highlightRules = {
  ...Object.fromEntries(
    Object.entries(looks).flatMap(([style, look]) => [
      [`::highlight(iv-${style})`, drawn(look)],
      [`mark[data-highlight=${style}]`, drawn(look)],
    ]),
  ),
  "::highlight(iv-current)": { backgroundColor: "#0a5fc0", color: "#ffffff" },
};
