import { useSelector } from "@tanstack/react-store";
import type { HighlightStyle, TextHighlight } from "../../tool-state/shape";
import { itemTools, type ToolStore } from "../../tool-state/tool-store";
import { touching, withHighlight, type TextRange } from "./highlights";

/** The highlights of an item, and commands to change them. */
export const useAnnotations = (store: ToolStore, exerciseId: string) => {
  const highlights = useSelector(store, (state) => itemTools(state, exerciseId).highlights);
  const put = (change: (before: readonly TextHighlight[]) => readonly TextHighlight[]) =>
    store.changeItem(exerciseId, (before) => ({ highlights: change(before.highlights) }));
  return {
    highlights,
    /** Highlights a range. The note of a highlight that lies entirely in the range is taken over. */
    mark: ({ part, lang, start, end, quote }: TextRange, style: HighlightStyle): void => {
      const place = { part, lang, start, end, quote };
      const [same] = touching(highlights, place).filter((one) => one.start >= start && one.end <= end);
      const made = { ...place, id: `${part}-${lang}-${start}-${end}`, style, note: same?.note ?? "" };
      put((before) => withHighlight(before, made));
    },
    note: (id: string, note: string) => put((before) => before.map((one) => (one.id === id ? { ...one, note } : one))),
    remove: (gone: readonly TextHighlight[]) =>
      put((before) => before.filter((one) => gone.every(({ id }) => id !== one.id))),
  };
};
