import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { isDraftSaved, type DraftSnapshot } from "../../../../machines/studio/draft.selectors";
import type { SavedTestVersion } from "../../../../machines/studio/publishing-facts";
import { wiredPublishing } from "../../effects/studio/publishing";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { dialogSurface } from "../../ui/dialog-surface";
import { useFaultText } from "../../ui/fault-text";
import type { TestPlace } from "./assembly";
import { FindingList } from "./FindingList";
import { ForecastView } from "./ForecastView";
import { PublishedNote } from "./PublishedNote";
import { SavedLine } from "./SavedLine";
import { SimulationProgress } from "./SimulationProgress";
import type { TestWriting } from "./use-test-draft";

interface PublishDialogProps {
  readonly writing: TestWriting;
  readonly place: TestPlace;
  readonly onClose: () => void;
}

/** The test as the server has stored it; null: something is unsaved. */
const savedTest = (snapshot: DraftSnapshot): SavedTestVersion | null => {
  const { id, version } = snapshot.context;
  return id !== null && isDraftSaved(snapshot) ? { testId: id, version } : null;
};

/** The one modal step: the test is checked and simulated as it was saved, and exactly that is published. */
export function PublishDialog({ writing, place, onClose }: PublishDialogProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const queries = useQueryClient();
  const { snapshot: draft, save, definition } = writing;
  const test = savedTest(draft);
  const publishing = useActorRef(wiredPublishing, { input: { test } });
  const snapshot = useSelector(publishing, (now) => now);
  const { findings, isCheckedAnew, forecast, published, fault } = snapshot.context;
  const key = test === null ? null : `${test.testId} ${test.version}`;
  const tell = useEffectEvent(() => {
    if (test === null) save();
    else publishing.send({ type: "draft.saved", test });
  });
  useEffect(() => tell(), [key]);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (published === null) return;
    void queries.invalidateQueries({ queryKey: ["studioTests"] });
    void queries.invalidateQueries({ queryKey: ["studioEditions"] });
    void queries.invalidateQueries({ queryKey: ["studioTest"] });
  }, [published, queries]);
  const lead: TestPlace["go"] = (to) => {
    onClose();
    place.go(to);
  };
  const waiting = snapshot.matches("saving")
    ? "assembly.phase.saving"
    : snapshot.matches("checking")
      ? "assembly.phase.checking"
      : snapshot.matches("forecasting")
        ? "assembly.phase.forecasting"
        : "assembly.phase.publishing";
  const canRetry = snapshot.can({ type: "retry" });
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      {...dialogSurface}
      p={{ base: "16", md: "24" }}
      width="min(600px, calc(100vw - 16px))"
      maxHeight="calc(100dvh - 16px)"
      overflowY="auto"
    >
      <chakra.h2 id={titleId} fontSize="xl" mb="12">
        {t(published === null ? "assembly.publishTitle" : "assembly.publishedTitle")}
      </chakra.h2>
      <Box role="status" color="fg.muted">
        {snapshot.hasTag("busy") ? t(waiting) : ""}
      </Box>
      {snapshot.matches("forecasting") && test !== null ? <SimulationProgress testId={test.testId} /> : null}
      {snapshot.matches("saving") ? <SavedLine snapshot={draft} /> : null}
      {isCheckedAnew && published === null ? <Box role="alert">{t("assembly.checkedAnew")}</Box> : null}
      {snapshot.matches("blocked") ? <Box mb="8">{t("assembly.blocked")}</Box> : null}
      {snapshot.matches("changed") ? <Box role="alert">{t("assembly.changedElsewhere")}</Box> : null}
      {fault !== null && (snapshot.matches("unreachable") || snapshot.matches("refused")) ? (
        <Box role="alert" color="bad.text">
          {faultText(fault)}
        </Box>
      ) : null}
      {findings.length > 0 && published === null ? (
        <FindingList findings={findings} test={definition} onPlace={lead} />
      ) : null}
      {snapshot.matches("ready") || snapshot.matches("publishing") ? (
        <Box mt="12">
          {findings.length === 0 ? <Box color="good.text">{t("assembly.nothingFound")}</Box> : null}
          {forecast === null ? null : (
            <Box mt="8">
              <ForecastView forecast={forecast} />
            </Box>
          )}
          <Box mt="8" color="fg.muted" fontSize="sm">
            {t("assembly.frozenNote")}
          </Box>
        </Box>
      ) : null}
      {published === null ? null : <PublishedNote published={published} onAssign={() => lead({ way: "assign" })} />}
      <Flex justify="flex-end" gap="8" mt="24" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {t(published === null ? "assembly.cancel" : "assembly.done")}
        </Button>
        {canRetry ? (
          <Button variant="outline" onClick={() => publishing.send({ type: "retry" })}>
            {t("assembly.checkAgain")}
          </Button>
        ) : null}
        {published === null ? (
          <Button
            disabled={!snapshot.can({ type: "publish.wanted" })}
            aria-busy={snapshot.matches("publishing")}
            onClick={() => publishing.send({ type: "publish.wanted" })}
          >
            {t("assembly.publish")}
          </Button>
        ) : null}
      </Flex>
    </chakra.dialog>
  );
}
