import { useEffect, useState } from "react";
import type { TextRange } from "./highlights";
import { paintCurrent } from "./paint";
import { placeIn, highlightableParts } from "./parts";
import { sentencesOf } from "./sentences";
import { rangeOf } from "./text-offsets";

interface Sentence {
  readonly place: TextRange;
  readonly root: HTMLElement;
}

const sentencesShown = (): readonly Sentence[] =>
  highlightableParts().flatMap((shown) =>
    sentencesOf(shown.root, shown.lang).flatMap((span) => {
      const place = placeIn(shown, span);
      return place === null ? [] : [{ place, root: shown.root }];
    }),
  );

/** The sentences of the sheet, one by one; while `isWalking` the current one is marked and scrolled into view. */
export const useSentences = (exerciseId: string, isWalking: boolean) => {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    // by then the next item is on the sheet
    const frame = requestAnimationFrame(() => {
      setSentences(sentencesShown());
      setIndex(0);
    });
    return () => cancelAnimationFrame(frame);
  }, [exerciseId]);
  const sentence = sentences[index];
  useEffect(() => {
    if (!isWalking || sentence === undefined) return;
    const range = rangeOf(sentence.root, sentence.place);
    paintCurrent(range);
    range?.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
    return () => paintCurrent(null);
  }, [isWalking, sentence]);
  return {
    place: sentence?.place ?? null,
    index,
    count: sentences.length,
    step: (by: number) => setIndex((now) => Math.max(0, Math.min(sentences.length - 1, now + by))),
  };
};
