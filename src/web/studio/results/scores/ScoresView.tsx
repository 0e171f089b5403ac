import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Ruler } from "lucide-react";
import { useMemo } from "react";
import type { ClassResults, ClassScores, MemberResult } from "../../../../contract/classes/class-results";
import { useCall } from "../../../effects/use-call";
import { useMessage } from "../../../i18n/use-message";
import { BlockTable } from "../../../ui/BlockTable";
import { Card } from "../../../ui/Card";
import { FaultCard } from "../../../ui/FaultCard";
import { Skeleton } from "../../../ui/Skeleton";
import { StateCard } from "../../../ui/StateCard";
import type { ResultItem } from "../matrix-order";
import { Saying } from "../Saying";
import { CountsPart } from "./CountsPart";
import { GrowthPart } from "./GrowthPart";
import { MemberScores } from "./MemberScores";
import { NormsPart } from "./NormsPart";
import { ScaleSummary } from "./ScaleSummary";
import { ScoresPart } from "./ScoresPart";
import { scoreFacts } from "./use-scale-words";

interface ScoresViewProps {
  readonly results: ClassResults;
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

/** Members whose answers allow no score, or one with doubts. */
function ValidityNote({ invalid, doubtful }: ClassScores["validity"]) {
  const t = useMessage();
  if (invalid + doubtful === 0) return null;
  return (
    <Box role="note" bg="warn.tint" borderRadius="control" px="16" py="12">
      {invalid === 0 ? null : <p>{t("classScores.invalid", { count: invalid })}</p>}
      {doubtful === 0 ? null : <p>{t("classScores.doubtful", { count: doubtful })}</p>}
      <Saying>{t("classScores.say.validity")}</Saying>
    </Box>
  );
}

function LoadedScores({ scores, results, onOpen }: ScoresViewProps & { readonly scores: ClassScores }) {
  const t = useMessage();
  const { scales, norms, growth, validity } = scores;
  const { members } = results;
  const nameOf = useMemo(() => {
    const names = new Map(members.map(({ attempt_id: id, name }) => [id, name]));
    return (attempt: string) => names.get(attempt) || t("classResults.deleted");
  }, [members, t]);
  if (scales.length === 0)
    return (
      <>
        <ValidityNote {...validity} />
        <StateCard Icon={Ruler} title={t("classScores.noScale")}>
          {t("classScores.noScaleDetail")}
        </StateCard>
      </>
    );
  return (
    <Flex direction="column" gap="24">
      <ValidityNote {...validity} />
      <ScoresPart title={t("classScores.summary")}>
        <Saying>{t("classScores.say.median")}</Saying>
        <Card mt="8" py="4">
          <BlockTable aria-label={t("classScores.summary")}>
            <ScaleSummary scales={scales} />
          </BlockTable>
        </Card>
        {scales.some(({ benchmark }) => benchmark !== null) ? <Saying>{t("classScores.say.benchmark")}</Saying> : null}
      </ScoresPart>
      <NormsPart norms={norms} />
      {growth === null ? null : <GrowthPart growth={growth} nameOf={nameOf} />}
      {scoreFacts.map((fact) => (
        <CountsPart key={fact} fact={fact} scales={scales} />
      ))}
      <MemberScores members={members} scales={scales} onOpen={onOpen} />
    </Flex>
  );
}

/** The scores of a class on the scales of the test's family: norms and growth, batteries, routes and levels. */
export function ScoresView({ results, onOpen }: ScoresViewProps) {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("classScores", { assignment_id: results.assignment_id });
  if (data !== undefined) return <LoadedScores scores={data} results={results} onOpen={onOpen} />;
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
}
