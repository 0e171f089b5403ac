import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { selectImportingPhase, type ImportingPhase } from "../../../../machines/importing/importing.selectors";
import type { ImportDetail } from "../../../contract/importing/importing";
import { wiredImporting } from "../../effects/importing";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { importPhaseWords } from "./phase-words";
import { ReportOfImport } from "./ReportOfImport";
import { ServerUnreachable } from "./ServerUnreachable";

interface FileWordsProps {
  readonly detail: ImportDetail;
  readonly phase: ImportingPhase;
}

/** The reason why a file has no report, or the progress of its reading; the total number of questions is unknown. */
function FileWords({ detail: { state, read, fault }, phase }: FileWordsProps) {
  const t = useMessage();
  const language = useLanguage();
  if (state === "reading" && phase === "reading")
    return read === 0 ? t("import.phase.reading") : t("import.readSoFar", { count: read });
  if (state === "reading" || fault === null) return t(importPhaseWords[phase]);
  return localized(fault.sentence, language) + (fault.detail === undefined ? "" : ` (${fault.detail})`);
}

/** One import: the progress of reading, then its report, then its tests. */
export function OpenImport({ importId }: { readonly importId: string }) {
  const t = useMessage();
  const navigate = useNavigate();
  const importing = useActorRef(wiredImporting, { input: { importId } });
  const snapshot = useSelector(importing, (known) => known);
  const phase = selectImportingPhase(snapshot);
  const { detail, fault } = snapshot.context;
  const leave = useEffectEvent(() => void navigate({ to: "/studio/import", search: {}, replace: true }));
  useEffect(() => {
    if (phase === "discarded") leave();
  }, [phase]);
  if (fault !== null && (phase === "unknown" || (detail === null && phase !== "restoring")))
    return (
      <FaultCard fault={fault} heals={phase === "unreachable"} onRetry={() => importing.send({ type: "retry" })} />
    );
  if (detail === null) return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  const { state } = detail;
  const isEnded = state === "refused" || state === "failed" || state === "sending";
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
      {state === "reading" || isEnded ? (
        <Card>
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} overflowWrap="anywhere">
            {detail.file_name}
          </Box>
          <Box role="status" mt="8" color={isEnded ? "bad.text" : "fg.muted"}>
            <FileWords detail={detail} phase={phase} />
          </Box>
          {phase === "interrupted" ? <Box mt="8">{t("import.interrupted")}</Box> : null}
          {phase === "unreachable" ? (
            <Box mt="12">
              <ServerUnreachable importing={importing} />
            </Box>
          ) : null}
          <Button mt="16" variant="outline" minH="44" disabled={phase === "discarding"} onClick={discard}>
            {t(state === "reading" ? "import.cancel" : "import.discard")}
          </Button>
        </Card>
      ) : (
        <ReportOfImport importing={importing} detail={detail} phase={phase} fault={fault} />
      )}
    </Flex>
  );
}
