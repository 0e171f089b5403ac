import { v7 as uuidv7 } from "uuid";
import type { Paste } from "../../../../machines/studio/pasting-facts";
import { parsed } from "../../effects/parsed";
import { sessionText, tabKeys } from "../../platform/storage";

/** What is in the paste box of this tab. `id` makes its questions the same ones whenever they are added again. */
export interface PasteBoxContent {
  readonly id: string;
  readonly paste: Paste;
}

const isPasteBox = (value: unknown): value is PasteBoxContent =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "paste" in value &&
  typeof value.paste === "object" &&
  value.paste !== null &&
  "text" in value.paste &&
  typeof value.paste.text === "string" &&
  "html" in value.paste &&
  (value.paste.html === null || typeof value.paste.html === "string");

export const newPasteBox = (text = ""): PasteBoxContent => ({ id: uuidv7(), paste: { text, html: null } });

/** The box as this tab has left it, else an empty one. */
export const openedPasteBox = (): PasteBoxContent => {
  const known = parsed(sessionText.get(tabKeys.pasteBox));
  return isPasteBox(known) ? known : newPasteBox();
};

export const rememberPasteBox = (box: PasteBoxContent): void => {
  if (box.paste.text.trim() === "") sessionText.remove(tabKeys.pasteBox);
  else sessionText.set(tabKeys.pasteBox, JSON.stringify(box));
};
