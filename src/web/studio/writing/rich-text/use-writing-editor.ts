import type { Editor } from "@tiptap/core";
import { startTransition, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { Media } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { cleanBody } from "../../../item/content/clean-markup";
import { useCleaner, type Cleaner } from "../../../ui/markup/cleaner";
import { drawnFormula } from "../drawing/draw-text";
import { drawingParts, wantDrawingPart } from "../drawing/drawing-parts";
import { formulaView, type FormulaDrawing } from "./formula-view";
import { withHtmlReader } from "./html-reader";
import { islandView } from "./island-view";
import { canReadRichText } from "./read-rich-text";
import type { RichTextProps } from "./rich-text-props";
import { makeWritingEditor, showText } from "./writing-editor";

const addressOf =
  (media: readonly Media[]) =>
  (src: string): string => {
    const id = /^media:(.*)$/.exec(src)?.[1];
    return id === undefined ? src : `/media/${media.find(({ media_id }) => media_id === id)?.sha256 ?? id}`;
  };

const attributesOf = ({ label, language, size, placeholder, describedBy }: RichTextProps): Record<string, string> => ({
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": label,
  lang: language,
  "data-size": size,
  ...(placeholder === undefined ? {} : { "aria-placeholder": placeholder }),
  ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
});

const drawingOf = (cleaner: Cleaner, name: () => string): FormulaDrawing => ({
  name,
  subscribe: (changed) => drawingParts.subscribe(changed).unsubscribe,
  draw: (latex, display) => {
    const { formula } = drawingParts.get();
    if (formula === null) void wantDrawingPart("formula");
    if (formula === null) return "loading";
    const drawn = drawnFormula(formula, latex, display);
    return drawn === null ? null : (cleanBody(cleaner, drawn).firstElementChild ?? null);
  },
});

/** Calls `then` when a text can be read: at once, unless it needs a parser. */
const whenReadable = (html: string, then: () => void): void => {
  if (canReadRichText(html)) then();
  else withHtmlReader(then);
};

/** The editor of a text in an element of the page; null until the element is there. */
export function useWritingEditor(
  props: RichTextProps,
  element: RefObject<HTMLElement | null>,
  onFiles: (editor: Editor, files: readonly File[]) => void,
): Editor | null {
  const t = useMessage();
  const cleaner = useCleaner();
  const [editor, setEditor] = useState<Editor | null>(null);
  const shown = useRef(props.value);
  const latestValue = useEffectEvent(() => props.value);

  const latestName = useEffectEvent(() => t("richText.formula"));
  const latestAddress = useEffectEvent((src: string) => addressOf(props.media ?? [])(src));
  const latestKeys = useEffectEvent(() => ({
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    onEnter: props.size === "line" ? props.onEnter : undefined,
  }));
  const latestFiles = useEffectEvent(onFiles);
  const written = useEffectEvent((html: string) => {
    if (html === shown.current) return;
    shown.current = html;
    props.onChange(html);
  });
  const start = useEffectEvent((host: HTMLElement): Editor => {
    shown.current = props.value;
    const made: Editor = makeWritingEditor({
      element: host,
      value: props.value,
      attributes: attributesOf(props),
      views: {
        formula: formulaView(drawingOf(cleaner, () => latestName())),
        island: islandView((html) => cleanBody(cleaner, html)),
        addressOf: (src) => latestAddress(src),
      },
      keys: () => latestKeys(),
      paste: { onFiles: (files) => latestFiles(made, files) },
      onChange: (html) => written(html),
    });
    return made;
  });

  useEffect(() => {
    if (element.current === null) return;
    const host = element.current;
    let made: Editor | null = null;
    let isWanted = true;
    whenReadable(latestValue(), () => {
      if (!isWanted) return;
      made = start(host);
      startTransition(() => setEditor(made));
    });
    return () => {
      isWanted = false;
      made?.destroy();
      setEditor(null);
    };
  }, [element]);
  return useText(editor, props, shown);
}

/** Brings what the page knows newly to the editor: another text, name, or state. */
function useText(editor: Editor | null, props: RichTextProps, shown: RefObject<string>): Editor | null {
  const { value, isReadOnly = false, label, language, placeholder, describedBy } = props;
  const refresh = useEffectEvent((made: Editor) => {
    for (const [name, attribute] of Object.entries(attributesOf(props))) made.view.dom.setAttribute(name, attribute);
    if (describedBy === undefined) made.view.dom.removeAttribute("aria-describedby");
    made.setEditable(!isReadOnly, false);
  });
  useEffect(() => {
    if (editor !== null) refresh(editor);
  }, [editor, label, language, placeholder, describedBy, isReadOnly]);
  useEffect(() => {
    if (editor === null) return;
    let isLatest = true;
    const bring = () => {
      if (!isLatest || value === shown.current || editor.isDestroyed) return;
      // a text that changes under an input method loses what is being composed
      if (editor.view.composing) {
        editor.view.dom.addEventListener("compositionend", () => setTimeout(bring, 60), { once: true });
        return;
      }
      shown.current = value;
      showText(editor, value);
    };
    whenReadable(value, bring);
    return () => {
      isLatest = false;
    };
  }, [editor, value, shown]);
  return editor;
}
