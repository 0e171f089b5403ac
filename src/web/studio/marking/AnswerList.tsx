import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { markingLimits } from "../../../contract/classes/marking-limits";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { Pager } from "../../ui/Pager";
import { AnswerState } from "./AnswerState";
import { ListedButton } from "./ListedButton";
import type { ListedAnswer } from "./marking-view";

interface AnswerListProps {
  readonly listed: readonly ListedAnswer[];
  readonly chosen: string | null;
  readonly page: number;
  readonly total: number;
  readonly onChoose: (markId: string) => void;
  readonly onPage: (page: number) => void;
}

/** The answers to a question on one page, like ones together, without names. */
export function AnswerList({ listed, chosen, page, total, onChoose, onPage }: AnswerListProps) {
  const t = useMessage();
  return (
    <Card aria-labelledby="listed-answers" p={{ base: "12", md: "12" }}>
      <Flex align="baseline" gap="8" px="12" mb="4" wrap="wrap">
        <Box as="h2" id="listed-answers" fontSize="md">
          {t("marking.answers")}
        </Box>
        <Box color="fg.muted" fontSize="sm">
          {t("marking.noNames")}
        </Box>
      </Flex>
      <Box
        as="ol"
        listStyleType="none"
        m="0"
        p={{ base: "0", xl: "4" }}
        maxH={{ xl: "60vh" }}
        overflowY={{ xl: "auto" }}
      >
        {listed.map(({ number, text, likes, answer }) => (
          <li key={answer.mark_id}>
            <ListedButton
              display="flex"
              gap="8"
              alignItems="baseline"
              type="button"
              aria-current={answer.mark_id === chosen}
              onClick={() => onChoose(answer.mark_id)}
            >
              <Box color="fg.muted" fontVariantNumeric="tabular-nums" minW="24">
                {number}
              </Box>
              <Box flex="1" minW="0">
                <Box lineClamp="1" overflowWrap="anywhere">
                  {text}
                </Box>
                <Flex fontSize="sm" gap="8" wrap="wrap">
                  <AnswerState answer={answer} />
                  {likes > 1 ? <Box color="fg.muted">{t("marking.like", { count: likes })}</Box> : null}
                </Flex>
              </Box>
            </ListedButton>
          </li>
        ))}
      </Box>
      <Pager page={page} pageSize={markingLimits.page} total={total} onPage={onPage} />
    </Card>
  );
}
