import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { StoredDraft } from "../../../../machines/studio/draft-facts";
import { useSitter } from "../../contexts/sitter";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { sessionText, tabKeys } from "../../platform/storage";
import type { TestSearch } from "../../site/search";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { useUnsentDrafts } from "../use-unsent-drafts";
import { newTest } from "./new-draft";
import { TestEditor } from "./TestEditor";
import { testContent, useOpenTest, type OpenTestDraft } from "./use-test-draft";

/** The key of the test that is new in this tab; a reload finds it again. */
const nameOfNewTest = (): string => {
  const known = sessionText.get(tabKeys.newTest);
  if (known !== null && known !== "") return known;
  const made = uuidv7();
  sessionText.set(tabKeys.newTest, made);
  return made;
};

const Waiting = () => {
  const t = useMessage();
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
};

interface OpenedProps {
  readonly stored: StoredDraft;
  readonly earliest: number;
  readonly name: string;
  readonly onOpen?: (open: OpenTestDraft) => () => void;
}

function Opened({ stored, earliest, name, onOpen }: OpenedProps) {
  const open = useOpenTest({ person: useSitter(), stored, earliest, name });
  const opened = useEffectEvent((test: OpenTestDraft) => onOpen?.(test));
  useEffect(() => (open === null ? undefined : opened(open)), [open]);
  // what another window has saved comes in while nothing is unsaved here
  useEffect(() => open?.actor.send({ type: "stored.found", stored }), [open, stored]);
  return open === null ? <Waiting /> : <TestEditor open={open} />;
}

function StoredTest({ testId }: { readonly testId: string }) {
  const { data, isError, error, refetch, isFetchedAfterMount } = useCall(
    "studioTest",
    { test_id: testId },
    { staleTime: 0 },
  );
  const [isOpen, setOpen] = useState(false);
  // an older answer would open an older version
  if (isFetchedAfterMount && data !== undefined && !isOpen) setOpen(true);
  if (isError && !isOpen) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  if (!isOpen || data === undefined) return <Waiting />;
  const { test_id: id, version, definition, saved_at: savedAt, earliest } = data;
  return <Opened stored={{ id, version, content: testContent(definition), savedAt }} earliest={earliest} name={id} />;
}

interface FreshTestProps {
  readonly name: string;
  /** The server has it now. */
  readonly onMade: (testId: string) => void;
}

function FreshTest({ name, onMade }: FreshTestProps) {
  const t = useMessage();
  const language = useLanguage();
  const [stored] = useState((): StoredDraft => {
    const day = new Intl.DateTimeFormat(language, { month: "long", day: "numeric" }).format(Date.now());
    const definition = newTest(language, t("assembly.newTitle", { day }), t("assembly.questions"));
    return { id: null, version: 0, content: testContent(definition), savedAt: null };
  });
  const watch = ({ actor }: OpenTestDraft) => {
    const tell = () => {
      const { id } = actor.getSnapshot().context;
      if (id !== null) onMade(id);
    };
    const watching = actor.subscribe(tell);
    tell();
    return () => watching.unsubscribe();
  };
  return <Opened stored={stored} earliest={1} name={name} onOpen={watch} />;
}

/** The test that was new when this page was opened. */
interface NewTest {
  readonly name: string;
  /** null: the server does not have it yet. */
  readonly id: string | null;
  /** The address names it. */
  readonly isAt: boolean;
}

/** The page `/studio/test`: a draft test with its questions; without the parameter `test_id` a new one. */
export function TestPage() {
  const { test_id: testId, item_id: itemId }: TestSearch = useSearch({ strict: false });
  const [fresh, setFresh] = useState<NewTest | null>(null);
  useUnsentDrafts(testId ?? sessionText.get(tabKeys.newTest), itemId ?? null);
  const isOfFresh = testId === undefined ? fresh?.isAt !== true : testId === fresh?.id;
  if (testId !== undefined && !isOfFresh) return <StoredTest key={testId} testId={testId} />;
  if (fresh === null || !isOfFresh) {
    setFresh({ name: nameOfNewTest(), id: null, isAt: false });
    return null;
  }
  if (testId !== undefined && !fresh.isAt) setFresh({ ...fresh, isAt: true });
  const { name } = fresh;
  const made = (id: string) => {
    setFresh((now) => (now?.name !== name || now.id === id ? now : { name, id, isAt: false }));
    sessionText.remove(tabKeys.newTest);
  };
  return <FreshTest key={name} name={name} onMade={made} />;
}
