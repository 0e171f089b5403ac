import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Localized } from "../../../contract/item/content";
import type { Media } from "../../../contract/item/item";
import { localized, useLanguage } from "../../i18n/language";
import { useCleaner } from "../../ui/markup/cleaner";
import { cleanMarkup } from "./clean-markup";
import { ContentBox } from "./ContentBox";
import { readyMarkup, type FirstHeading } from "./markup";
import { PictureNotice } from "./PictureNotice";

export type ContentPart = "passage" | "stem";

interface ItemContentProps {
  readonly text: Localized;
  readonly media: readonly Media[];
  readonly id?: string | undefined;
  /** The part of the item that this content is; parts can be highlighted. */
  readonly part?: ContentPart | undefined;
  /** Level of its highest heading. */
  readonly headings?: FirstHeading | undefined;
  /** Renders the field in place of {{gap_id}}. */
  readonly gap?: ((gapId: string) => ReactNode) | undefined;
}

interface Slot {
  readonly gapId: string;
  readonly element: Element;
}

/**
 * Item content in the reader's language. The server sanitises the HTML; it is sanitised again here, the only place
 * where it enters the page.
 */
export const ItemContent = memo(function ItemContent({ text, media, id, part, headings, gap }: ItemContentProps) {
  const language = useLanguage();
  const cleaner = useCleaner();
  const source = localized(text, language);
  const html = useMemo(
    () => ({ __html: cleanMarkup(cleaner, readyMarkup(source, media, headings)) }),
    [cleaner, source, media, headings],
  );
  const box = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [broken, setBroken] = useState<readonly HTMLImageElement[]>([]);

  useLayoutEffect(() => {
    const marks = [...(box.current?.querySelectorAll("[data-gap]") ?? [])];
    setSlots(marks.map((element) => ({ gapId: element.getAttribute("data-gap") ?? "", element })));
    setBroken([]);
  }, [html]);

  useEffect(() => {
    const element = box.current;
    const noteFailure = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) setBroken((list) => (list.includes(target) ? list : [...list, target]));
    };
    element?.addEventListener("error", noteFailure, true);
    return () => element?.removeEventListener("error", noteFailure, true);
  }, []);

  const retry = () => {
    for (const image of broken) image.setAttribute("src", image.getAttribute("src") ?? "");
    setBroken([]);
  };

  return (
    <>
      <ContentBox
        ref={box}
        id={id}
        data-part={part}
        lang={text[language] === undefined ? (language === "zh" ? "en" : "zh") : language}
        dangerouslySetInnerHTML={html}
      />
      {gap && slots.map(({ gapId, element }) => createPortal(gap(gapId), element, gapId))}
      {broken.length > 0 && <PictureNotice onRetry={retry} />}
    </>
  );
});
