import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import type { AnswerRecordList } from "../../contract/attempt/answer-record";
import { families } from "../../contract/families";
import { useCall } from "../effects/use-call";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { AttemptScore } from "../ui/AttemptScore";
import { TestMark } from "../ui/TestMark";
import { dayAndTime } from "../ui/times";

/** The newest finished attempts, as many as the strip has room for. */
const recentResults = { status: "finished", page_size: 4 } as const;
type Sitting = AnswerRecordList["list"][number];

const ResultLink = chakra("a", {
  base: {
    display: "block",
    height: "full",
    color: "fg",
    textDecoration: "none",
    px: "16",
    py: "12",
    borderRadius: "card",
    _hover: { bg: "bg.subtle" },
  },
});

function Result({ sitting }: { readonly sitting: Sitting }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Box as="li" flex="1 1 200px" minW="200px" maxW={{ md: "280px" }}>
      <ResultLink asChild>
        <Link to={families[sitting.family].pages.result} search={{ attempt_id: sitting.attempt_id }}>
          <Flex gap="8" align="center" mb="8">
            <TestMark family={sitting.family} size={24} />
            <Box fontWeight="medium" minW="0">
              {localized(sitting.title, language)}
            </Box>
          </Flex>
          <AttemptScore attempt={sitting}>
            <Box color="fg.muted">{t("home.noScore")}</Box>
          </AttemptScore>
          <Box fontSize="xs" color="fg.muted" mt="6">
            {dayAndTime(sitting.finished_at ?? sitting.started_at, language)}
          </Box>
        </Link>
      </ResultLink>
    </Box>
  );
}

/** The latest finished attempts as a strip; empty if there are none. */
export function RecentResults() {
  const t = useMessage();
  const record = useCall("answerRecord", recentResults);
  const finished = record.data?.kind === "list" ? record.data.list : [];
  if (finished.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <Box as="h2" id="recent" fontSize="lg" mb="12">
        {t("home.recent")}
      </Box>
      <Flex
        as="ul"
        listStyleType="none"
        m="0"
        p="4"
        gap="4"
        bg="bg.card"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        wrap="wrap"
      >
        {finished.map((sitting) => (
          <Result key={sitting.attempt_id} sitting={sitting} />
        ))}
      </Flex>
    </section>
  );
}
