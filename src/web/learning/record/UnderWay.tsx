import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useCallback, useId } from "react";
import type { RecordCount } from "../../../contract/attempt/answer-record";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { SittingTime } from "../../site/SittingTime";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFollow } from "../use-follow";
import { countOf, newestFirst, recordQuery, type Sitting } from "./record-list";
import { linksOf } from "./sitting-links";

const open = { family: null, state: "sitting" } as const;

/** The attempts that can be continued, newest first; empty if there are none. */
export function UnderWay({ counts }: { readonly counts: readonly RecordCount[] }) {
  const t = useMessage();
  const id = useId();
  const isAny = countOf(counts, open) > 0;
  const record = useCall("answerRecord", recordQuery(open, newestFirst, 1), { enabled: isAny });
  const client = useQueryClient();
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: ["answerRecord"] }), [client]);
  if (!isAny || record.data?.kind !== "list" || record.data.list.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Box as="h2" id={id} fontSize="lg" mb="8">
        {t("record.underWay")}
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        p="0"
        m="0"
        gap="12"
        templateColumns="repeat(auto-fill, minmax(min(100%, 360px), 1fr))"
      >
        {record.data.list.map((sitting) => (
          <li key={sitting.attempt_id}>
            <OpenCard sitting={sitting} onOver={askAgain} />
          </li>
        ))}
      </Grid>
    </Box>
  );
}

function OpenCard({ sitting, onOver }: { readonly sitting: Sitting; readonly onOver: () => void }) {
  const t = useMessage();
  const language = useLanguage();
  const follow = useFollow();
  const title = localized(sitting.title, language);
  const [onward] = linksOf(sitting);
  return (
    <Card height="full" display="flex" alignItems="center" gap="16" aria-label={title}>
      <Box flex="1" minW="0">
        <Box fontWeight="medium">{title}</Box>
        <Flex gap="16" wrap="wrap" mt="4" color="fg.muted" fontVariantNumeric="tabular-nums">
          <span>{t("record.answeredOf", { answered: sitting.answered, total: sitting.total })}</span>
          <SittingTime attempt={sitting} onOver={onOver} />
        </Flex>
      </Box>
      {onward === undefined ? null : (
        <Button asChild flex="none">
          <a href={onward.href} onClick={follow} aria-label={t("record.continueOf", { test: title })}>
            {t("record.continue")}
            <ArrowRight size={16} aria-hidden="true" />
          </a>
        </Button>
      )}
    </Card>
  );
}
