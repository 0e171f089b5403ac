import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate } from "@tanstack/react-router";
import { Dices, ListChecks, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { bankLimits } from "../../../contract/studio/bank-limits";
import type { DraftEntry } from "../../../contract/studio/studio-items";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { saveFile } from "../../ui/save-file";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { UndoBar } from "../../ui/UndoBar";
import { GeneratorPart } from "../generators/GeneratorPart";
import { draftTestPlace } from "../studio-places";
import { useUnsentDrafts } from "../use-unsent-drafts";
import { isNarrowed, parametersOf } from "./bank-search";
import { BankActions } from "./BankActions";
import { BankFilters } from "./BankFilters";
import { BankList } from "./BankList";
import { newTestWith } from "./new-test-with";
import { useBankChanges } from "./use-bank-changes";
import { useBankSearch } from "./use-bank-search";

const longestTag = 40;
const mostTags = 20;

type Chosen = ReadonlyMap<string, DraftEntry>;
const nothing: Chosen = new Map();

interface BankTitleProps {
  readonly isDrawing: boolean;
  readonly onDraw: () => void;
}

function BankTitle({ isDrawing, onDraw }: BankTitleProps) {
  const t = useMessage();
  return (
    <Flex align="end" justify="space-between" wrap="wrap" gap="12">
      <Box minW="0">
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.bank")}
        </Box>
        <Box color="fg.muted" maxW="prose">
          {t("bank.lead")}
        </Box>
      </Box>
      <Flex gap="8" wrap="wrap">
        <Button variant="outline" minH="44" aria-expanded={isDrawing} onClick={onDraw}>
          <Dices size={16} aria-hidden="true" />
          {t("bank.model")}
        </Button>
        <Button asChild minH="44">
          <Link to="/studio/item">
            <Plus size={16} aria-hidden="true" />
            {t("bank.new")}
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}

/** The page `/studio/items`: the questions of an author, found, chosen, tagged, deleted, saved and put in tests. */
export function BankPage() {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const navigate = useNavigate();
  useUnsentDrafts();
  const { search, typed, type, change, clear } = useBankSearch();
  const [chosen, setChosen] = useState<Chosen>(nothing);
  const [told, tell] = useState("");
  const [isDrawing, setDrawing] = useState(false);
  const { data, isError, error, refetch } = useCall("studioItems", parametersOf(search), { keepsLast: true });
  const changes = useBankChanges(() => {
    setChosen(nothing);
    tell("");
  });
  const entries = [...chosen.values()];
  const newTest = useChange("saveTest", ({ test_id }) => void navigate({ to: draftTestPlace(test_id) }));
  const csv = useChange("exportItems", ({ csv: text, exported, left_out }) => {
    saveFile(`${t("bank.csvName")}.csv`, "text/csv;charset=utf-8", text);
    tell(t("bank.csvSaved", { count: exported, left: left_out.length }));
  });
  const choose = (wanted: readonly DraftEntry[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const entry of wanted) {
      if (isChosen) next.set(entry.item_id, entry);
      else next.delete(entry.item_id);
    }
    if (next.size > bankLimits.atOnce) tell(t("bank.atMost", { most: bankLimits.atOnce }));
    else setChosen(next);
  };
  const addTag = (tag: string): boolean => {
    const fits = (tags: readonly string[]) => tags.includes(tag) || tags.length < mostTags;
    if (tag === "" || tag.length > longestTag || !entries.every(({ tags }) => fits(tags))) return false;
    const retagged = entries.filter(({ tags }) => !tags.includes(tag));
    if (retagged.length > 0)
      changes.retag(retagged, (tags) => [...tags, tag], t("bank.tagged", { count: retagged.length, tag }));
    return true;
  };
  const removeTag = (tag: string) => {
    const tagged = entries.filter(({ tags }) => tags.includes(tag));
    changes.retag(
      tagged,
      (tags) => tags.filter((one) => one !== tag),
      t("bank.untagged", { count: tagged.length, tag }),
    );
  };
  const startTest = () => {
    const words = { title: t("bank.newTestTitle"), section: t("bank.questions") };
    const subject = entries[0]?.subject ?? "general";
    newTest.mutate({
      idempotency_key: uuidv7(),
      definition: newTestWith([...chosen.keys()], language, { ...words, subject }),
    });
  };
  const fault = changes.error ?? newTest.error ?? csv.error;
  const isBusy = changes.isPending || newTest.isPending || csv.isPending;
  const isEmpty = data?.total === 0;
  return (
    <Flex direction="column" gap="16" css={{ "& :is(a, button, input, select)": { scrollMarginBottom: "140px" } }}>
      <BankTitle isDrawing={isDrawing} onDraw={() => setDrawing(!isDrawing)} />
      {isDrawing ? <GeneratorPart onAdded={changes.renew} onClose={() => setDrawing(false)} /> : null}
      <BankFilters search={search} typed={typed} onType={type} onChange={change} />
      {changes.undoable === null ? null : (
        <UndoBar key={changes.undoable.key} text={changes.undoable.text} undo={t("bank.undo")} onUndo={changes.undo} />
      )}
      {told === "" ? null : (
        <Box role="status" bg="accent.tint" borderRadius="control" px="16" py="8">
          {told}
        </Box>
      )}
      {fault === null ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(fault)}
        </Box>
      )}
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : isEmpty && isNarrowed(search) ? (
        <StateCard
          Icon={SearchX}
          title={t("bank.nothingFits")}
          action={
            <Button variant="outline" minH="44" onClick={clear}>
              {t("bank.clear")}
            </Button>
          }
        >
          {t("bank.nothingFitsDetail")}
        </StateCard>
      ) : isEmpty ? (
        <StateCard
          Icon={ListChecks}
          title={t("bank.empty")}
          action={
            <Button asChild minH="44">
              <Link to="/studio/item">{t("bank.new")}</Link>
            </Button>
          }
        >
          {t("bank.emptyDetail")}
        </StateCard>
      ) : (
        <Card py="12">
          <BankList
            entries={data.items}
            total={data.total}
            chosen={chosen}
            onChoose={choose}
            onBroughtBack={(version) => {
              tell(t("bank.broughtBack", { version }));
              changes.renew();
            }}
          />
          <Pager page={search.page} pageSize={bankLimits.page} total={data.total} onPage={(page) => change({ page })} />
        </Card>
      )}
      {chosen.size === 0 ? null : (
        <BankActions
          count={chosen.size}
          isBusy={isBusy}
          tags={[...new Set(entries.flatMap(({ tags }) => tags))].toSorted()}
          onAddTag={addTag}
          onRemoveTag={removeTag}
          onNewTest={startTest}
          onCsv={() => csv.mutate({ item_ids: [...chosen.keys()], language })}
          onDelete={() => changes.remove(entries, t("bank.deleted", { count: entries.length }))}
          onRelease={() => setChosen(nothing)}
        />
      )}
    </Flex>
  );
}
