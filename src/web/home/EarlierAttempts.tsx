import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { families, type Family } from "../../contract/families";
import type { AttemptSummary, TestDetail } from "../../contract/tests";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { AttemptScore } from "../ui/AttemptScore";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { dayAndTime } from "../ui/times";

function Row({
  attempt,
  path,
}: {
  readonly attempt: AttemptSummary;
  readonly path: (typeof families)[Family]["pages"]["result"];
}) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Flex
      as="li"
      align="center"
      gap="16"
      wrap="wrap"
      py="12"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: "0", pt: "0" }}
    >
      <Box flex="1 1 160px">
        <Box fontWeight="medium">{dayAndTime(attempt.finished_at ?? attempt.started_at, language)}</Box>
        <Box fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("home.answeredOf", { answered: attempt.answered, total: attempt.total })}
        </Box>
      </Box>
      <Box flex="1 1 180px">
        <AttemptScore attempt={attempt}>
          <Box color="fg.muted">{t("home.noScore")}</Box>
        </AttemptScore>
      </Box>
      <Button variant="outline" size="sm" asChild>
        <Link to={path} search={{ attempt_id: attempt.attempt_id }}>
          {t("detail.result")}
        </Link>
      </Button>
    </Flex>
  );
}

/** This student's earlier attempts at the test, newest first. */
export function EarlierAttempts({ test }: { readonly test: TestDetail }) {
  const t = useMessage();
  const finished = test.attempts
    .filter((attempt) => attempt.status === "finished")
    .sort((one, other) => other.started_at - one.started_at);
  return (
    <Card aria-labelledby="earlier">
      <Box as="h2" id="earlier" fontSize="lg" mb="16">
        {t("detail.earlier")}
      </Box>
      {finished.length === 0 ? (
        <Box color="fg.muted">{t("detail.noEarlier")}</Box>
      ) : (
        <Box as="ul" listStyleType="none" m="0" p="0">
          {finished.map((attempt) => (
            <Row key={attempt.attempt_id} attempt={attempt} path={families[test.family].pages.result} />
          ))}
        </Box>
      )}
    </Card>
  );
}
