import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from "react";

/** Characters that the server's text columns cannot store: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** At most `limit` UTF-16 units of the text, never cut within a character. */
export const fitted = (text: string, limit: number): string =>
  text
    .replace(unstorable, "")
    .slice(0, limit)
    .replace(/\p{Surrogate}$/u, "");

/** Rule of a field: its normalised text, and whether a text is accepted. */
interface DraftRule {
  readonly plain: (entered: string) => string;
  readonly isTaken: (entered: string) => boolean;
}

const anything: DraftRule = { plain: (entered) => entered, isTaken: () => true };

interface Draft {
  readonly text: string;
  /** The text was cut because the limit was reached. */
  readonly cut: boolean;
  /** The last input broke the rule and was not accepted. */
  readonly refused: boolean;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: { readonly currentTarget: { readonly value: string } }) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * The text of a field while it is typed. Nothing is emitted or cut while an input method composes. A text that arrives
 * from outside replaces the draft unless the student is in the field.
 */
export const useDraft = (
  outside: string,
  limit: number,
  emit: (text: string) => void,
  { plain, isTaken }: DraftRule = anything,
): Draft => {
  const [text, setText] = useState(outside);
  const [seen, setSeen] = useState(outside);
  const [focused, setFocused] = useState(false);
  const [cut, setCut] = useState(false);
  const [refused, setRefused] = useState(false);
  const composing = useRef(false);
  const emitted = useRef(outside);

  if (outside !== seen) {
    setSeen(outside);
    if (!focused) setText(outside);
  }

  useEffect(() => {
    if (!focused) emitted.current = outside;
  }, [outside, focused]);

  /** A text from before the rule may still be shortened. */
  const mayStand = (entered: string) =>
    isTaken(entered) || (!isTaken(emitted.current) && entered.length < emitted.current.length);

  const accept = (raw: string) => {
    const entered = plain(raw);
    const stands = mayStand(entered);
    setRefused(!stands);
    if (!stands) return setText(emitted.current);
    const kept = fitted(entered, limit);
    setText(kept);
    setCut(entered.length > limit);
    if (kept === emitted.current) return;
    emitted.current = kept;
    emit(kept);
  };

  return {
    text,
    cut,
    refused,
    field: {
      value: text,
      onChange: ({ target }) => (composing.current ? setText(target.value) : accept(target.value)),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: ({ currentTarget }) => {
        composing.current = false;
        accept(currentTarget.value);
      },
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        setRefused(false);
      },
    },
  };
};
