import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { memo } from "react";
import type { PastedItem } from "../../../../machines/studio/pasting-facts";
import { useMessagePart } from "../../contexts/use-message-part";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { DrawnQuestion } from "../importing/DrawnQuestion";
import { useDrawnDraft } from "../writing/drawing/use-drawn-draft";

interface PastedCardProps {
  readonly item: PastedItem;
  readonly number: number;
  readonly isAdded: boolean;
  readonly onShow: () => void;
}

/** A question that was read, as students see it, with what was decided in reading it. */
export const PastedCard = memo(
  function PastedCard({ item, number, isAdded, onShow }: PastedCardProps) {
    const t = useMessage();
    const language = useLanguage();
    const hasWords = useMessagePart("results");
    const { draft, warnings, line } = item;
    const { key, points } = draft;
    const { body, explanation = null } = useDrawnDraft(draft);
    return (
      <Box
        as="li"
        borderBottomWidth="1px"
        borderColor="border"
        pb="12"
        css={{ contentVisibility: "auto", containIntrinsicSize: "auto 240px" }}
      >
        <Flex align="center" gap="8" wrap="wrap">
          <Box as="h3" fontSize="md" fontWeight="semibold">
            {t("import.question", { number })}
          </Box>
          <Button variant="quiet" size="sm" px="8" onClick={onShow}>
            {t("assembly.line", { line })}
          </Button>
          {isAdded ? (
            <Box as="span" color="good.text" fontSize="sm">
              {t("assembly.isAdded")}
            </Box>
          ) : null}
        </Flex>
        {warnings.map(({ code, sentence, detail }) => (
          <Box key={`${code} ${detail ?? ""}`} color="warn.text" fontSize="sm">
            {localized(sentence, language)}
          </Box>
        ))}
        {key === null || !hasWords ? null : (
          <DrawnQuestion number={number} drawn={{ ...body, key, points, explanation }} />
        )}
      </Box>
    );
  },
  (one, other) => one.item === other.item && one.number === other.number && one.isAdded === other.isAdded,
);
