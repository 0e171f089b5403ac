import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { selectImportingPhase, selectShare } from "../../../../machines/importing/importing.selectors";
import { wiredImporting } from "../../effects/importing";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { importPhaseWords } from "./phase-words";
import { ProgressMeter } from "./ProgressMeter";
import { ReportOfImport } from "./ReportOfImport";

/** One import: the progress of reading, then its report, then its tests. */
export function OpenImport({ importId }: { readonly importId: string }) {
  const t = useMessage();
  const language = useLanguage();
  const navigate = useNavigate();
  const importing = useActorRef(wiredImporting, { input: { importId } });
  const snapshot = useSelector(importing, (known) => known);
  const phase = selectImportingPhase(snapshot);
  const { detail, fault } = snapshot.context;
  const leave = useEffectEvent(() => void navigate({ to: "/studio/import", search: {}, replace: true }));
  useEffect(() => {
    if (phase === "discarded") leave();
  }, [phase]);
  if (phase === "unreachable" && fault !== null)
    return <FaultCard fault={fault} onRetry={() => importing.send({ type: "retry" })} />;
  if (detail === null) return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  const isEnded = phase === "unreadable" || phase === "failed" || phase === "interrupted";
  const discard = () => importing.send({ type: "import.discarded" });
  return (
    <Flex
      direction="column"
      gap="16"
      // the bar at the bottom must not cover the focused element
      css={{ "& :is(a, button, input, select)": { scrollMarginBottom: "140px" } }}
    >
      <Box color="accent.text">
        <Link to="/studio/import" search={{}}>
          <Flex as="span" display="inline-flex" gap="4" align="center" minH="32">
            <ArrowLeft size={16} aria-hidden="true" />
            {t("import.toAll")}
          </Flex>
        </Link>
      </Box>
      {phase === "reading" || isEnded ? (
        <Card>
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} overflowWrap="anywhere">
            {detail.file_name}
          </Box>
          <Box role="status" mt="8" color={isEnded ? "bad.text" : "fg.muted"}>
            {detail.fault === null ? t(importPhaseWords[phase]) : localized(detail.fault.sentence, language)}
            {detail.fault?.detail === undefined ? "" : ` (${detail.fault.detail})`}
          </Box>
          {phase === "reading" ? (
            <Box mt="12">
              <ProgressMeter share={selectShare(snapshot)} label={t("import.phase.reading")} />
              {detail.read === 0 ? null : (
                <Box mt="8" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {t("import.readSoFar", { count: detail.read })}
                </Box>
              )}
            </Box>
          ) : null}
          {phase === "interrupted" ? <Box mt="8">{t("import.interrupted")}</Box> : null}
          <Button mt="16" variant="outline" minH="44" onClick={discard}>
            {t("import.discard")}
          </Button>
        </Card>
      ) : (
        <ReportOfImport importing={importing} detail={detail} phase={phase} fault={fault} />
      )}
    </Flex>
  );
}
