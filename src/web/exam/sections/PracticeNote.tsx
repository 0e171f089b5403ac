import { chakra } from "@chakra-ui/react/styled-system";
import { CircleCheck, CircleX, Lightbulb } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Localized } from "../../../contract/item/content";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";

interface PracticeNoteProps {
  readonly verdict: "example" | "right" | "wrong";
  /** Letters of the right options; "" where the right answer is not a set of options. */
  readonly letters: string;
  /** The misconceptions that lead to the chosen options; empty where none is known. */
  readonly mistakes: readonly Localized[];
  readonly explanation: Localized | null;
}

const looks = {
  example: { Icon: Lightbulb, tone: "accent", message: "sections.answer", bare: "sections.answered" },
  right: { Icon: CircleCheck, tone: "good", message: "sections.right", bare: "sections.right" },
  wrong: { Icon: CircleX, tone: "warn", message: "sections.wrong", bare: "sections.notThisTime" },
} as const;

/** Whether a practice answer is right, and why. The note takes the focus, since the field that had it is now closed. */
export function PracticeNote({ verdict, letters, mistakes, explanation }: PracticeNoteProps) {
  const t = useMessage();
  const language = useLanguage();
  const { Icon, tone, message, bare } = looks[verdict];
  const note = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (verdict === "example") return;
    note.current?.scrollIntoView({ block: "nearest" });
    first.current?.focus({ preventScroll: true });
  }, [verdict]);
  return (
    <chakra.div
      ref={note}
      role="status"
      display="flex"
      gap="12"
      p="16"
      bg={`${tone}.tint`}
      borderRadius="control"
      fontSize="md"
      lineHeight="exam"
    >
      <chakra.span color={`${tone}.text`} flex="none" mt="4">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <div>
        <chakra.p ref={first} tabIndex={-1} outline="none" fontWeight="semibold" color={`${tone}.text`}>
          {letters === "" ? t(bare) : t(message, { letters })}
        </chakra.p>
        {mistakes.map((sentence, place) => (
          <chakra.p key={place} fontSize="lg">
            {localized(sentence, language)}
          </chakra.p>
        ))}
        {explanation !== null && <ItemContent text={explanation} media={[]} />}
      </div>
    </chakra.div>
  );
}
