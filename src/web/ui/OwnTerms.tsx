import { chakra } from "@chakra-ui/react/styled-system";
import type { Accommodation } from "../../contract/accommodation";
import { useMessage } from "../i18n/use-message";
import { useMessagePart } from "../i18n/use-message-part";

/** What of a test is otherwise for this student, one sentence each. */
export function OwnTerms({ terms }: { readonly terms: Accommodation }) {
  const t = useMessage();
  if (!useMessagePart("aids")) return null;
  const { time_factor: time, break_factor: breaks, text_size: size } = terms;
  const sentences = [
    time === null ? t("aids.own.untimed") : time > 1 && t("aids.own.time", { factor: time }),
    breaks > 1 && t("aids.own.breaks", { factor: breaks }),
    terms.extra_breaks && t("aids.own.extraBreaks"),
    terms.text_to_speech && t("aids.own.speech"),
    size > 100 && t("aids.own.text", { size }),
    terms.colours !== null && t("aids.own.colours"),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <chakra.section aria-label={t("aids.own.title")} px="16" py="12" bg="accent.tint" borderRadius="control">
      <chakra.p fontWeight="semibold" color="accent.text">
        {t("aids.own.title")}
      </chakra.p>
      <chakra.ul mt="4" display="flex" flexDirection="column" gap="4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
