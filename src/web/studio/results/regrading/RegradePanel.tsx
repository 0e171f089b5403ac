import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { hasRegradeKey, isCompleteRegrade, type RegradeTerms } from "../../../../../machines/studio/regrading-facts";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { RegradeDetail, RegradeQuestion } from "../../../../contract/classes/regrades";
import type { ItemKey } from "../../../../contract/item/item";
import { useMessagePart } from "../../../contexts/use-message-part";
import { wiredRegrading } from "../../../effects/studio/regrading";
import { useCall } from "../../../effects/use-call";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import type { ResultsSearch } from "../../../site/search";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";
import { FaultCard } from "../../../ui/FaultCard";
import { Skeleton } from "../../../ui/Skeleton";
import { dayAndTime } from "../../../ui/times";
import { ruleNames } from "./regrade-words";
import { openingKey, RuleFields } from "./RuleFields";
import { ScoreChanges } from "./ScoreChanges";
import { useRenewedResults } from "./use-renewed-results";

interface OpenedProps {
  readonly assignmentId: string;
  readonly question: RegradeQuestion;
  readonly opening: RegradeTerms;
  readonly scale: ClassResults["scale"];
  readonly onList: () => void;
}

function OpenedRegrade({ assignmentId, question, opening, scale, onList }: OpenedProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const { item_id: itemId, standing, release_phase: releasePhase } = question;
  const machine = useMemo(() => wiredRegrading(assignmentId, itemId), [assignmentId, itemId]);
  const regrading = useActorRef(machine, { input: { terms: opening } });
  const snapshot = useSelector(regrading, (now) => now);
  const { terms, preview, isAnew, step, fault } = snapshot.context;
  const [draft, setDraft] = useState<ItemKey | null>(opening.key);
  const [isAsked, setAsked] = useState(false);
  const renew = useRenewedResults();
  const hear = useEffectEvent((isApplied: boolean) => queueMicrotask(() => renew(isApplied)));
  useEffect(() => {
    const listening = [
      regrading.on("changes.previewed", () => hear(false)),
      regrading.on("scores.changed", () => hear(true)),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [regrading]);

  const changes = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview !== null) changes.current?.focus();
  }, [preview]);

  const isOver = snapshot.matches("applied") || snapshot.matches("waiting");
  const isReleased = releasePhase !== "held";
  const change = (next: RegradeTerms, key: ItemKey | null) => {
    setDraft(key);
    setAsked(false);
    regrading.send({ type: "terms.changed", terms: next });
  };
  const show = () => {
    setAsked(true);
    regrading.send({ type: "preview.wanted", key: uuidv7() });
  };
  const missing =
    !isAsked || isCompleteRegrade(terms)
      ? ""
      : t(hasRegradeKey(terms.rule) && terms.key === null ? "regrade.missingKey" : "regrade.missingReason");
  if (isOver)
    return (
      <Flex direction="column" gap="16" align="start">
        <Box role="status" bg={snapshot.matches("waiting") ? "warn.tint" : "good.tint"} borderRadius="control" p="12">
          {snapshot.matches("waiting") ? t("regrade.waiting") : t("regrade.applied", { count: step?.changed ?? 0 })}
        </Box>
        <Button variant="outline" minH="44" autoFocus onClick={onList}>
          {t("regrade.all")}
        </Button>
      </Flex>
    );
  const isBusy = snapshot.matches("applying") || snapshot.matches("interrupted");
  return (
    <Flex direction="column" gap="16">
      {terms.rule === "restore" && standing !== null ? (
        <Box bg="bg.subtle" borderRadius="control" p="12">
          {t("regrade.takesBack", {
            rule: t(ruleNames[standing.rule]),
            time: dayAndTime(standing.applied_at, language),
          })}
        </Box>
      ) : (
        <Box color="fg.muted">{t("regrade.intro")}</Box>
      )}
      <RuleFields question={question} terms={terms} draft={draft} isDisabled={isBusy} onChange={change} />
      {preview === null ? (
        <Flex gap="12" align="center" wrap="wrap">
          <Button minH="44" aria-busy={snapshot.matches("previewing")} onClick={show}>
            {t("regrade.preview")}
          </Button>
          <Box role="status" color={missing === "" ? "fg.muted" : "bad.text"}>
            {snapshot.matches("previewing") ? t("regrade.previewing") : missing}
          </Box>
        </Flex>
      ) : null}
      {fault === null ? null : (
        <Flex
          role="alert"
          gap="12"
          align="center"
          wrap="wrap"
          bg="bad.tint"
          color="bad.text"
          p="12"
          borderRadius="control"
        >
          <Box flex="1" minW="200px">
            {t(
              snapshot.matches("interrupted")
                ? "regrade.interrupted"
                : snapshot.matches("refused")
                  ? "regrade.refused"
                  : "regrade.unpreviewed",
            )}{" "}
            {faultText(fault)}
          </Box>
          <Button
            size="sm"
            variant="outline"
            minH="44"
            onClick={() => (snapshot.matches("refused") ? show() : regrading.send({ type: "retry" }))}
          >
            {t("state.retry")}
          </Button>
        </Flex>
      )}
      {isAnew ? (
        <Box role="alert" bg="warn.tint" color="warn.text" borderRadius="control" p="12">
          {t("regrade.anew")}
        </Box>
      ) : null}
      {preview === null ? null : (
        <Box as="section" aria-labelledby="regrade-changes" borderTopWidth="1px" borderColor="border" pt="16">
          <Box as="h3" ref={changes} id="regrade-changes" tabIndex={-1} outline="none" fontSize="lg" mb="8">
            {t("regrade.changes")}
          </Box>
          <ScoreChanges key={preview.digest} changes={preview.changes} unchanged={preview.unchanged} scale={scale} />
          <Flex
            gap="12"
            align="center"
            wrap="wrap"
            position="sticky"
            bottom={{ base: "-16px", md: "-24px" }}
            bg="bg.card"
            py="12"
            mt="8"
          >
            <Button
              minH="44"
              disabled={!snapshot.matches("previewed") && !snapshot.matches("applying")}
              aria-busy={snapshot.matches("applying")}
              onClick={() => regrading.send({ type: "apply.wanted", key: uuidv7() })}
            >
              {isReleased ? t("regrade.ask") : t("regrade.apply", { count: preview.changes.length })}
            </Button>
            <Box role="status" color="fg.muted" flex="1" minW="200px">
              {snapshot.matches("applying") ? t("regrade.applying") : isReleased ? t("regrade.askText") : ""}
            </Box>
          </Flex>
        </Box>
      )}
    </Flex>
  );
}

function openingTerms(
  question: RegradeQuestion,
  way: NonNullable<ResultsSearch["correct"]>,
  earlier: RegradeDetail | undefined,
): RegradeTerms {
  if (way === "restore")
    return {
      rule: "restore",
      key: null,
      regradeId: question.standing?.regrade_id ?? "",
      reason: "",
      neverLower: false,
    };
  if (way === "again" && earlier !== undefined) {
    const { rule, key = null, reason, never_lower: neverLower } = earlier;
    return { rule, key, regradeId: null, reason, neverLower };
  }
  const rule = openingKey(question, "newKey") === null ? "fullCredit" : "newKey";
  return { rule, key: openingKey(question, rule), regradeId: null, reason: "", neverLower: true };
}

interface RegradePanelProps {
  readonly assignmentId: string;
  readonly itemId: string;
  readonly way: NonNullable<ResultsSearch["correct"]>;
  /** The correction whose rule is taken again. */
  readonly regradeId: string | undefined;
  readonly scale: ClassResults["scale"];
  /** Leads to all corrections. */
  readonly onList: () => void;
}

/** A question is corrected: a rule, what it changes, and its application. */
export function RegradePanel({ assignmentId, itemId, way, regradeId, scale, onList }: RegradePanelProps) {
  const t = useMessage();
  const areWordsThere = [useMessagePart("question"), useMessagePart("exam")].every(Boolean);
  const isAgain = way === "again" && regradeId !== undefined;
  const question = useCall("regradeQuestion", { assignment_id: assignmentId, item_id: itemId });
  const earlier = useCall("regradeDetail", { regrade_id: regradeId ?? "" }, { enabled: isAgain });
  if (question.isError) return <FaultCard fault={question.error} onRetry={() => void question.refetch()} />;
  if (earlier.isError) return <FaultCard fault={earlier.error} onRetry={() => void earlier.refetch()} />;
  if (question.data === undefined || (isAgain && earlier.data === undefined) || !areWordsThere)
    return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  if (way === "restore" && question.data.standing === null) return <Box role="status">{t("regrade.replaced")}</Box>;
  return (
    <OpenedRegrade
      assignmentId={assignmentId}
      question={question.data}
      opening={openingTerms(question.data, way, earlier.data)}
      scale={scale}
      onList={onList}
    />
  );
}
