import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Suspense, use } from "react";
import { v7 as uuidv7 } from "uuid";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { RegradeDetail, RegradeEntry } from "../../../../contract/classes/regrades";
import { isKeyOf } from "../../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, ItemBody, ItemKey } from "../../../../contract/item/item";
import { useMessagePart } from "../../../contexts/use-message-part";
import { useCall } from "../../../effects/use-call";
import { useChange } from "../../../effects/use-change";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemContent } from "../../../item/content/ItemContent";
import { screenRecords } from "../../../item/interactions/screen-records";
import { AnswerPanel } from "../../../item/review/AnswerPanel";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";
import { FaultCard } from "../../../ui/FaultCard";
import { Skeleton } from "../../../ui/Skeleton";
import { dayAndTime } from "../../../ui/times";
import { regradePhaseNames } from "./regrade-words";
import { useRegradeTitle } from "./RegradeList";
import { ScoreChanges } from "./ScoreChanges";
import { useRenewedResults } from "./use-renewed-results";

interface ShownKeyProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly body: ItemBody;
  readonly itemKey: ItemKey;
}

/** The answer that is right by a correction; suspends until its review is loaded. */
function ShownKey<Kind extends InteractionType>({ type, body, itemKey }: ShownKeyProps<Kind>) {
  const t = useMessage();
  const { linesOfKey } = use(screenRecords[type].review.asked());
  if (!isKeyOf(type, itemKey)) return null;
  const lines = linesOfKey(body.interaction as InteractionOf<Kind>, itemKey);
  return <AnswerPanel title={t("regrade.rightSince")} tone="right" lines={lines} media={body.media} />;
}

interface QuestionProps {
  readonly assignmentId: string;
  readonly detail: RegradeDetail;
}

function CorrectedQuestion({ assignmentId, detail: { item_id: itemId, key } }: QuestionProps) {
  const t = useMessage();
  const question = useCall("regradeQuestion", { assignment_id: assignmentId, item_id: itemId });
  if (question.isError) return <FaultCard fault={question.error} onRetry={() => void question.refetch()} />;
  if (question.data === undefined) return <Skeleton height="96px" role="status" aria-label={t("state.loading")} />;
  const { body } = question.data;
  return (
    <>
      <ItemContent text={body.stem} media={body.media} />
      {key === undefined ? null : (
        <Suspense fallback={<Skeleton height="96px" />}>
          <ShownKey type={body.interaction.type} body={body} itemKey={key} />
        </Suspense>
      )}
    </>
  );
}

interface StepsProps {
  readonly entry: RegradeEntry;
  readonly onCorrect: (way: "again" | "restore", regrade: RegradeEntry) => void;
}

/** What can be done with a correction in its phase. */
function Steps({ entry, onCorrect }: StepsProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const renew = useRenewedResults();
  const { regrade_id: regradeId, digest, phase, is_own: isOwn, is_standing: isStanding, later } = entry;
  const second = useChange("regradeSecond", () => renew(true));
  const drop = useChange("regradeDrop", () => renew(false));
  const isBusy = second.isPending || drop.isPending;
  const fault = second.error ?? drop.error;
  const isOpen = phase === "proposed" || phase === "previewed";
  const isWaiting = phase === "awaitingSecond";
  const write = () => ({ idempotency_key: uuidv7(), regrade_id: regradeId });
  const failed = { onError: () => renew(false) };
  return (
    <Flex direction="column" gap="12" align="start">
      {isWaiting ? <Box>{t(isOwn ? "regrade.ownWaits" : "regrade.confirmText")}</Box> : null}
      {later > 0 ? <Box>{t("regrade.later", { count: later })}</Box> : null}
      <Flex gap="8" wrap="wrap">
        {isWaiting && !isOwn ? (
          <Button
            minH="44"
            aria-busy={second.isPending}
            disabled={isBusy}
            onClick={() => second.mutate({ ...write(), digest }, failed)}
          >
            {t("regrade.confirm")}
          </Button>
        ) : null}
        {isOpen && isOwn ? (
          <Button minH="44" onClick={() => onCorrect("again", entry)}>
            {t("regrade.goOn")}
          </Button>
        ) : null}
        {isStanding && later > 0 ? (
          <Button minH="44" onClick={() => onCorrect("again", entry)}>
            {t("regrade.applyLater", { count: later })}
          </Button>
        ) : null}
        {isStanding ? (
          <Button minH="44" variant="outline" onClick={() => onCorrect("restore", entry)}>
            {t("regrade.takeBack")}
          </Button>
        ) : null}
        {isWaiting || (isOpen && isOwn) ? (
          <Button
            minH="44"
            variant="outline"
            aria-busy={drop.isPending}
            disabled={isBusy}
            onClick={() => drop.mutate(write(), failed)}
          >
            {t("regrade.drop")}
          </Button>
        ) : null}
      </Flex>
      {fault === null ? null : (
        <Box role="alert" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
    </Flex>
  );
}

interface RegradeShownProps extends Omit<StepsProps, "entry"> {
  readonly results: ClassResults;
  readonly regradeId: string;
}

/** One correction: what it changes or has changed, why, by whom, and what can be done with it. */
export function RegradeShown({ results, regradeId, onCorrect }: RegradeShownProps) {
  const t = useMessage();
  const { assignment_id: assignmentId, scale, items } = results;
  const titleOf = useRegradeTitle(items);
  const language = useLanguage();
  const areWordsThere = useMessagePart("results");
  const list = useCall("regrades", { assignment_id: assignmentId });
  const detail = useCall("regradeDetail", { regrade_id: regradeId });
  const entry = list.data?.regrades.find((one) => one.regrade_id === regradeId);
  if (list.isError) return <FaultCard fault={list.error} onRetry={() => void list.refetch()} />;
  if (detail.isError) return <FaultCard fault={detail.error} onRetry={() => void detail.refetch()} />;
  if (detail.data === undefined || entry === undefined || !areWordsThere)
    return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  const { phase, rule, reason, proposed_by: name, seconded_by: secondName, is_standing: isStanding } = entry;
  const title = titleOf(entry);
  const time = dayAndTime(entry.applied_at ?? entry.created_at, language);
  const who =
    secondName === null ? t("regrade.by", { name, time }) : t("regrade.byBoth", { name, second: secondName, time });
  const isReplaced = entry.applied_at !== null && rule !== "restore" && !isStanding;
  return (
    <Flex direction="column" gap="16">
      <Box role="status">
        <Box fontWeight="medium" fontSize="md">
          {title}
        </Box>
        <Box>{[t(regradePhaseNames[phase]), ...(isReplaced ? [t("regrade.replaced")] : [])].join(" · ")}</Box>
        <Box color="fg.muted">{who}</Box>
      </Box>
      <Box overflowWrap="anywhere">
        <Box as="span" fontWeight="medium">
          {t("regrade.reason")}
          {": "}
        </Box>
        {reason}
      </Box>
      {entry.never_lower ? <Box color="fg.muted">{t("regrade.neverLowered")}</Box> : null}
      {phase === "dropped" ? <Box>{t("regrade.dropped")}</Box> : <Steps entry={entry} onCorrect={onCorrect} />}
      <CorrectedQuestion assignmentId={assignmentId} detail={detail.data} />
      {phase === "dropped" || phase === "proposed" ? null : (
        <Box as="section" aria-labelledby="regrade-changes" borderTopWidth="1px" borderColor="border" pt="16">
          <Box as="h3" id="regrade-changes" fontSize="lg" mb="8">
            {t("regrade.changes")}
          </Box>
          <ScoreChanges changes={detail.data.changes} unchanged={detail.data.unchanged} scale={scale} />
        </Box>
      )}
    </Flex>
  );
}
