import { chakra } from "@chakra-ui/react/styled-system";
import { CircleCheck, CircleX, Lightbulb } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Localized } from "../../../contract/item/content";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";

interface PracticeNoteProps {
  readonly verdict: "example" | "right" | "wrong";
  /** Of the right options; "" where it is not options that are right. */
  readonly letters: string;
  /** What went wrong in the thinking that leads to the chosen options; empty where nobody can say. */
  readonly mistakes: readonly Localized[];
  readonly explanation: Localized | null;
}

const looks = {
  example: { Icon: Lightbulb, tone: "accent", message: "sections.answer", bare: "sections.answered" },
  right: { Icon: CircleCheck, tone: "good", message: "sections.right", bare: "sections.right" },
  wrong: { Icon: CircleX, tone: "warn", message: "sections.wrong", bare: "sections.notThisTime" },
} as const;

/** Whether a practice answer is right, and why. A verdict takes the focus: the field that had it is closed. */
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
