import { chakra } from "@chakra-ui/react/styled-system";
import type { Accommodation } from "../../contract/attempt/accommodation";
import { useMessagePart } from "../contexts/use-message-part";
import { useMessage } from "../i18n/use-message";

interface AccommodationTermsProps {
  readonly terms: Accommodation;
  /** Only the sentence about time; the others are shown elsewhere. */
  readonly isBrief?: boolean;
}

/** The student's accommodations in a test, one sentence each. */
export function AccommodationTerms({ terms, isBrief = false }: AccommodationTermsProps) {
  const t = useMessage();
  if (!useMessagePart("aids")) return null;
  const { time_factor: time, break_factor: breaks, text_size: size } = terms;
  const ofTime = time === null ? t("aids.own.untimed") : time > 1 && t("aids.own.time", { factor: time });
  const others = [
    breaks > 1 && t("aids.own.breaks", { factor: breaks }),
    terms.extra_breaks && t("aids.own.extraBreaks"),
    terms.text_to_speech && t("aids.own.speech"),
    size > 100 && t("aids.own.text", { size }),
    terms.colours !== null && t("aids.own.colours"),
  ];
  const sentences = [ofTime, ...(isBrief ? [] : others)].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <chakra.section aria-label={t("aids.own.title")} px="16" py="12" bg="accent.tint" borderRadius="card">
      <chakra.h2 fontSize="inherit" color="accent.text">
        {t("aids.own.title")}
      </chakra.h2>
      <chakra.ul mt="4" display="flex" flexDirection="column" gap="4" maxWidth="prose">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
