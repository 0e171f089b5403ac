import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { DraftDetail } from "../../../../contract/studio/studio-items";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { lazyPart } from "../../../loading/lazy-part";
import { Button } from "../../../ui/Button";
import { Skeleton } from "../../../ui/Skeleton";
import { withMedia } from "../edits/draft-change";
import { languagesOfDraft } from "../edits/languages";
import { WritingContext, type WritingContextValue } from "../fields/writing-context";
import { PlayerPreview } from "../preview/PlayerPreview";
import { useItemWriting, type OpenItem } from "../use-item-draft";
import { ItemBar } from "./ItemBar";
import { placed } from "./missing-places";
import { MissingAt } from "./MissingAt";
import { MoreOfItem } from "./MoreOfItem";
import { QuestionFields } from "./QuestionFields";
import { useUndoKeys } from "./use-undo-keys";

const ConflictChoice = lazyPart(() => import("./ConflictChoice"), "ConflictChoice");
const DeletedQuestion = lazyPart(() => import("./DeletedQuestion"), "DeletedQuestion");
const RevisionsPanel = lazyPart(() => import("./RevisionsPanel"), "RevisionsPanel");

interface ItemWorkspaceProps {
  readonly open: OpenItem;
  /** What the server says of the draft; null: it has none yet. */
  readonly detail: DraftDetail | null;
  readonly onCreated: (itemId: string) => void;
  /** The server has another version than before. */
  readonly onStored: () => void;
  readonly onDeleted?: (itemId: string) => void;
  readonly isCompact?: boolean;
  readonly number?: number;
}

const tabs = ["write", "see"] as const;

/** A question being written, beside what students see of it. On a phone the two are tabs. */
export function ItemWorkspace({
  open,
  detail,
  onCreated,
  onStored,
  onDeleted,
  isCompact = false,
  number = 1,
}: ItemWorkspaceProps) {
  const t = useMessage();
  const page = useLanguage();
  const writing = useItemWriting(open);
  const { draft, snapshot } = writing;
  const { id, version, theirs } = snapshot.context;
  const [language, setLanguage] = useState(() => languagesOfDraft(draft)[0] ?? page);
  const [tab, setTab] = useState<(typeof tabs)[number]>("write");
  const created = useEffectEvent(onCreated);
  const stored = useEffectEvent(onStored);
  const isNew = detail === null;
  useEffect(() => {
    if (id !== null && isNew) created(id);
  }, [id, isNew]);
  useEffect(() => {
    if (detail !== null && detail.version < version) stored();
  }, [detail, version]);
  useEffect(() => {
    if (detail === null) return;
    const { item_id, version: found, draft: content, saved_at: savedAt } = detail;
    // a draft of a question is JSON
    const known = { id: item_id, version: found, content: content as Record<string, unknown>, savedAt };
    open.actor.send({ type: "stored.found", stored: known });
  }, [detail, open.actor]);
  const desk = useUndoKeys(writing);
  const { media } = draft.body;
  const { change, undo, redo } = writing;
  const context = useMemo<WritingContextValue>(
    () => ({
      language,
      media,
      onMedia: (file) => change("", (now) => withMedia(now, file)),
      onUndo: undo,
      onRedo: redo,
    }),
    [language, media, change, undo, redo],
  );
  if (detail !== null && detail.deleted_at !== null)
    return (
      <Suspense fallback={<Skeleton height="160px" role="status" aria-label={t("state.loading")} />}>
        <DeletedQuestion itemId={detail.item_id} version={detail.version} onStored={onStored} />
      </Suspense>
    );
  const missing =
    detail === null || detail.version !== version ? placed(detail?.missing ?? []) : placed(detail.missing);
  return (
    <Flex ref={desk} direction="column" gap="16" data-item-editor>
      <ItemBar
        open={open}
        writing={writing}
        detail={detail}
        language={language}
        onLanguage={setLanguage}
        onStored={onStored}
        onDeleted={onDeleted}
      />
      {theirs === null ? null : (
        <Suspense fallback={null}>
          <ConflictChoice mine={draft} theirs={theirs} language={language} onChoose={writing.choose} />
        </Suspense>
      )}
      <Flex role="tablist" aria-label={t("question.views")} display={{ base: "flex", lg: "none" }} gap="8">
        {tabs.map((one) => (
          <Button
            key={one}
            role="tab"
            id={`question-tab-${one}`}
            aria-controls={`question-panel-${one}`}
            aria-selected={tab === one}
            variant={tab === one ? "solid" : "outline"}
            flex="1"
            onClick={() => setTab(one)}
          >
            {t(`question.view.${one}`)}
          </Button>
        ))}
      </Flex>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        gap={isCompact ? "16" : "24"}
        alignItems="start"
      >
        <Flex
          id="question-panel-write"
          direction="column"
          gap="20"
          minW="0"
          data-own-keys
          display={{ base: tab === "write" ? "flex" : "none", lg: "flex" }}
        >
          <WritingContext value={context}>
            <MissingAt place="whole" missing={missing} />
            <QuestionFields writing={writing} language={language} missing={missing} />
            <MoreOfItem writing={writing} language={language} missing={missing} />
          </WritingContext>
          {detail === null || detail.revisions.length === 0 ? null : (
            <Suspense fallback={null}>
              <RevisionsPanel detail={detail} language={language} onStored={onStored} />
            </Suspense>
          )}
        </Flex>
        <Box
          id="question-panel-see"
          minW="0"
          position={{ lg: "sticky" }}
          top="calc(var(--iv-top, 0px) + 12px)"
          display={{ base: tab === "see" ? "block" : "none", lg: "block" }}
        >
          <PlayerPreview body={draft.body} language={language} number={number} />
        </Box>
      </Grid>
    </Flex>
  );
}
