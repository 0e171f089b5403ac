import { Global } from "@emotion/react";
import { useEffect, useState } from "react";
import { takesKeys, usePageKey } from "../../../item/interactions/keys";
import type { HighlightStyle } from "../../tool-state/shape";
import type { ToolProps } from "../tool-record";
import { touching } from "./highlights";
import { highlightRules } from "./looks";
import { paintHighlights, unpaint } from "./paint";
import { highlightableParts } from "./parts";
import { SelectionBar } from "./SelectionBar";
import { useAnnotations } from "./use-annotations";
import { useSelectedPlace } from "./use-selected-place";

const watched = { childList: true, subtree: true, characterData: true } as const;

/** Draws the highlights on the sheet, again after each redraw of the content, and shows the bar for selected text. */
export function Annotator({ store, exerciseId }: ToolProps) {
  const { highlights, mark, note, remove } = useAnnotations(store, exerciseId);
  const { selected, dismiss } = useSelectedPlace(highlights);
  const [noting, setNoting] = useState(false);
  const [style, setStyle] = useState<HighlightStyle>("yellow");

  useEffect(() => {
    const paint = () => {
      observer.disconnect();
      paintHighlights(highlights, highlightableParts());
      for (const main of document.querySelectorAll("main")) observer.observe(main, watched);
    };
    const observer = new MutationObserver(paint);
    paint();
    return () => {
      observer.disconnect();
      unpaint(highlightableParts());
    };
  }, [highlights, exerciseId]);

  const close = () => {
    setNoting(false);
    dismiss();
    document.getSelection()?.removeAllRanges();
  };
  const choose = (chosen: HighlightStyle) => {
    if (selected === null) return;
    setStyle(chosen);
    mark(selected, chosen);
    if (!noting) close();
  };
  const askNote = () => {
    if (selected !== null && existing === undefined) mark(selected, style);
    setNoting(true);
  };
  const [existing] = selected === null ? [] : touching(highlights, selected);
  usePageKey((event) => {
    if (selected === null || takesKeys(event.target)) return;
    if (event.key === "Escape") close();
    else if (event.key === "h") choose(style);
    else if (event.key === "n") askNote();
    else return;
    event.preventDefault();
  });

  return (
    <>
      <Global styles={highlightRules} />
      {selected !== null && (
        <SelectionBar
          key={`${selected.part} ${selected.start} ${selected.end}`}
          under={selected.under}
          existing={existing}
          noting={noting}
          onStyle={choose}
          onAskNote={askNote}
          onNote={(text) => existing !== undefined && note(existing.id, text)}
          onRemove={() => {
            remove(touching(highlights, selected));
            close();
          }}
          onDismiss={close}
        />
      )}
    </>
  );
}
