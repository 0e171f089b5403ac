import type { MessageId } from "../../../i18n/message-id";
import type { HighlightStyle } from "../../tool-state/shape";

interface Look {
  readonly label: MessageId;
  readonly backgroundColor: string;
  readonly textDecoration: string;
}

/** Each style is told by its underline where its colour is not seen. */
export const looks: Readonly<Record<HighlightStyle, Look>> = {
  yellow: {
    label: "tools.notes.yellow",
    backgroundColor: "#ffec99",
    textDecoration: "underline solid 2px #8a5a00",
  },
  blue: { label: "tools.notes.blue", backgroundColor: "#cfe6ff", textDecoration: "underline dashed 2px #0058ab" },
  pink: { label: "tools.notes.pink", backgroundColor: "#ffd6e5", textDecoration: "underline wavy 1.5px #b01f52" },
};

const drawn = ({ backgroundColor, textDecoration }: Look) => ({ backgroundColor, color: "#1f2430", textDecoration });

/** What the browser's highlights and their stand-ins look like on the sheet. */
export const highlightRules = {
  ...Object.fromEntries(
    Object.entries(looks).flatMap(([style, look]) => [
      [`::highlight(iv-${style})`, drawn(look)],
      [`mark[data-highlight=${style}]`, drawn(look)],
    ]),
  ),
  "::highlight(iv-current)": { backgroundColor: "#0a5fc0", color: "#ffffff" },
};
