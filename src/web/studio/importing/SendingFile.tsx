import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { FileFact } from "../../../../machines/importing/importing-facts";
import { selectImportingPhase, selectShare } from "../../../../machines/importing/importing.selectors";
import { wiredImporting } from "../../effects/importing";
import { forgetFile } from "../../effects/provide-importing";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { useUnsaved } from "../../ui/page";
import { importPhaseWords } from "./phase-words";
import { ProgressMeter } from "./ProgressMeter";
import { ServerUnreachable } from "./ServerUnreachable";

interface SendingFileProps {
  readonly file: FileFact;
  /** It is the only file, so its report opens automatically. */
  readonly isAlone: boolean;
  readonly onGone: () => void;
}

const onTheWay: readonly string[] = ["announcing", "sending", "restoring", "unreachable", "unsent"];
const cancellable: readonly string[] = ["sending", "unreachable", "unsent", "reading"];

/** A file that is being sent and then read. */
export function SendingFile({ file, isAlone, onGone }: SendingFileProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const importing = useActorRef(wiredImporting, { input: { file } });
  const snapshot = useSelector(importing, (known) => known);
  const phase = selectImportingPhase(snapshot);
  const share = selectShare(snapshot);
  const { detail, fault } = snapshot.context;
  const isRefused = phase === "unsent" || phase === "unknown";
  useUnsaved(onTheWay.includes(phase));
  const arrived = useEffectEvent(() => {
    forgetFile(file.key);
    void queries.invalidateQueries({ queryKey: ["importList"] });
    if (isAlone && detail !== null) void navigate({ to: "/studio/import", search: { import: detail.import_id } });
  });
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (phase === "reviewing" || phase === "unreadable" || phase === "failed") arrived();
    if (phase === "discarded") gone();
  }, [phase]);
  const words =
    phase === "reading" && detail !== null && detail.read > 0
      ? t("import.readSoFar", { count: detail.read })
      : t(importPhaseWords[phase]);
  return (
    <Box as="li">
      <Flex justify="space-between" gap="12" wrap="wrap" align="center">
        <Box minW="0" overflowWrap="anywhere" fontWeight="medium">
          {file.name}
        </Box>
        <Box role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {words}
        </Box>
      </Flex>
      {share !== null && onTheWay.includes(phase) ? (
        <Box mt="8">
          <ProgressMeter share={share} label={`${file.name}: ${words}`} />
        </Box>
      ) : null}
      {isRefused && fault !== null ? (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(fault)}
        </Box>
      ) : null}
      {phase === "unreachable" ? (
        <Box mt="8">
          <ServerUnreachable importing={importing} />
        </Box>
      ) : null}
      <Flex gap="8" mt="8" wrap="wrap">
        {detail !== null && (phase === "reviewing" || phase === "unreadable" || phase === "failed") ? (
          <Button size="sm" asChild>
            <Link to="/studio/import" search={{ import: detail.import_id }}>
              {t("import.toReport")}
            </Link>
          </Button>
        ) : null}
        {isRefused ? (
          <Button size="sm" variant="outline" onClick={() => importing.send({ type: "retry" })}>
            {t("state.retry")}
          </Button>
        ) : null}
        {cancellable.includes(phase) ? (
          <Button size="sm" variant="quiet" onClick={() => importing.send({ type: "import.discarded" })}>
            {t("import.cancel")}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}
