import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MarkQueue } from "../../../contract/classes/marking";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { Card } from "../../ui/Card";
import { usePointsWords } from "./use-points-words";

const Folding = chakra("details", {
  base: {
    "& > summary": { cursor: "pointer", minH: "32", fontWeight: "medium", py: "4" },
    "& + &": { borderTopWidth: "1px", borderColor: "border", mt: "12", pt: "8" },
  },
});

interface QuestionAndGuideProps {
  readonly item: NonNullable<MarkQueue["item"]>;
  readonly position: number;
}

/** The question as pupils see it, and the guide by which it is marked; each can be folded. */
export function QuestionAndGuide({ item: { body, points, guide }, position }: QuestionAndGuideProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = usePointsWords();
  const { stimulus, stem, media } = body;
  return (
    <Card aria-label={t("marking.position", { position })}>
      <Folding open>
        <summary>{`${t("marking.position", { position })} · ${words.points(points)}`}</summary>
        {stimulus === undefined ? null : (
          <Box
            as="section"
            tabIndex={0}
            aria-label={stimulus.title === undefined ? t("marking.passage") : localized(stimulus.title, language)}
            bg="bg.subtle"
            borderRadius="control"
            p="12"
            mb="12"
            maxH="260px"
            overflowY="auto"
          >
            <ItemContent text={stimulus.content} media={media} headings={3} />
          </Box>
        )}
        <ItemContent text={stem} media={media} headings={3} />
      </Folding>
      {guide === undefined ? null : (
        <Folding open>
          <summary>{t("marking.guide")}</summary>
          <ItemContent text={guide} media={media} headings={3} />
        </Folding>
      )}
    </Card>
  );
}
