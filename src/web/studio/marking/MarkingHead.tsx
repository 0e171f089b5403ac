import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { Keyboard, RotateCw } from "lucide-react";
import { selectMarkSaving, type MarkingSnapshot } from "../../../../machines/studio/marking.selectors";
import type { MarkQueue } from "../../../contract/classes/marking";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { assignmentPlace } from "../studio-places";
import { SavedWords } from "../test/SavedLine";

const phases = { saved: "clean", resting: "dirty", sending: "saving", kept: "kept" } as const;

interface MarkingHeadProps {
  readonly queue: MarkQueue;
  readonly snapshot: MarkingSnapshot;
  readonly assignmentId: string;
  readonly onRetry: () => void;
  readonly onRefresh: () => void;
  readonly onKeys: () => void;
}

/** What is marked, of which class, and whether every mark is saved. */
export function MarkingHead({ queue, snapshot, assignmentId, onRetry, onRefresh, onKeys }: MarkingHeadProps) {
  const t = useMessage();
  const language = useLanguage();
  const { conflicts, savedAt } = snapshot.context;
  const phase = conflicts.length > 0 ? "conflicting" : phases[selectMarkSaving(snapshot)];
  return (
    <Box>
      <Box color="accent.text">
        <Link to={assignmentPlace(assignmentId) as string}>‹ {t("marking.toAssignment")}</Link>
      </Box>
      <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} tabIndex={-1} overflowWrap="anywhere">
        {t("marking.title", { title: localized(queue.title, language) })}
      </Box>
      <Flex align="center" gap="8" wrap="wrap" color="fg.muted">
        <span>{queue.class_name}</span>
        <SavedWords phase={phase} savedAt={savedAt} />
        {phase === "kept" ? (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t("state.retry")}
          </Button>
        ) : null}
        <IconButton label={t("marking.refresh")} Icon={RotateCw} onClick={onRefresh} />
        <IconButton label={`${t("marking.keys")} (?)`} Icon={Keyboard} onClick={onKeys} />
      </Flex>
    </Box>
  );
}
