import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { Language } from "../../../../contract/item/content";
import type { DraftDetail } from "../../../../contract/studio/studio-items";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { formatsOf } from "../../../ui/format";
import { dayAndTime } from "../../../ui/times";
import { ReviewActions } from "./ReviewActions";
import { RevisionDifference } from "./RevisionDifference";

type Revision = DraftDetail["revisions"][number];

interface RevisionsPanelProps {
  readonly detail: DraftDetail;
  readonly language: Language;
  readonly onStored: () => void;
}

/** The titles of the tests that use a revision, each once. */
const titlesOf = ({ used_in }: Revision, language: Language): string[] => [
  ...new Set(used_in.map((title) => localized(title, language))),
];

/** The revisions of a question: when each was made, where it is in use, its review, and what it changed. */
export function RevisionsPanel({ detail, language, onStored }: RevisionsPanelProps) {
  const t = useMessage();
  const page = useLanguage();
  const [opened, setOpened] = useState<number | null>(null);
  const { revisions, item_id: itemId } = detail;
  const newest = revisions.at(-1);
  if (newest === undefined) return null;
  const older = new Set(revisions.slice(0, -1).flatMap((revision) => titlesOf(revision, page)));
  return (
    <chakra.details>
      <chakra.summary fontWeight="medium">
        {t("question.revisions", { count: revisions.length })}
        {older.size === 0 ? "" : ` · ${t("question.olderInUse", { count: older.size })}`}
      </chakra.summary>
      <Box as="ol" listStyleType="none" m="0" p="0">
        {revisions.toReversed().map((revision) => {
          const { revision: number, made_at: madeAt, note, review } = revision;
          const titles = titlesOf(revision, page);
          return (
            <Box as="li" key={number} py="12" borderTopWidth="1px" borderColor="border">
              <Flex gap="8" align="center" wrap="wrap">
                <Box fontWeight="medium">{t("question.revision", { number })}</Box>
                <Box color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                  {dayAndTime(madeAt, page)}
                </Box>
                {review === "drafting" ? null : (
                  <Box
                    px="8"
                    borderRadius="pill"
                    fontSize="xs"
                    bg={review === "approved" ? "good.tint" : review === "returned" ? "bad.tint" : "accent.tint"}
                    color={review === "approved" ? "good.text" : review === "returned" ? "bad.text" : "accent.text"}
                  >
                    {t(`question.review.${review}`)}
                  </Box>
                )}
                <Flex ms="auto" gap="4" wrap="wrap">
                  {number === newest.revision ? (
                    <ReviewActions itemId={itemId} revision={revision} onStored={onStored} />
                  ) : null}
                  {number > 1 ? (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-expanded={opened === number}
                      onClick={() => setOpened(opened === number ? null : number)}
                    >
                      {t("question.whatChanged", { number: number - 1 })}
                    </Button>
                  ) : null}
                </Flex>
              </Flex>
              {note === undefined ? null : (
                <Box mt="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {note}
                </Box>
              )}
              {titles.length === 0 ? null : (
                <Box mt="4" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {t("question.usedIn", { titles: formatsOf(page).list(titles) })}
                </Box>
              )}
              {opened === number ? (
                <RevisionDifference itemId={itemId} from={number - 1} to={number} language={language} />
              ) : null}
            </Box>
          );
        })}
      </Box>
    </chakra.details>
  );
}
