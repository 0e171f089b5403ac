import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { v7 as uuidv7 } from "uuid";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { FixedDraftTest } from "../../../contract/studio/draft-test";
import { call } from "../../effects/call";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import type { TestAssembly, TestPlace } from "./assembly";
import { AssemblyPart } from "./AssemblyPart";
import { Rail } from "./Rail";
import { addItems } from "./test-changes";
import type { TestWriting } from "./use-test-draft";

const none = { items: [] } as const;

interface FixedAssemblyProps {
  readonly writing: TestWriting;
  readonly test: FixedDraftTest;
  readonly place: TestPlace;
}

/** A test whose author picks each question: the list, and beside it the question or part that was chosen. */
export function FixedAssembly({ writing, test, place }: FixedAssemblyProps) {
  const language = useLanguage();
  const queries = useQueryClient();
  const { itemId, way, go } = place;
  const { id, version } = writing.snapshot.context;
  const listed = useCall("studioTestItems", { test_id: id ?? "" }, { enabled: id !== null, keepsLast: true });
  const { items } = listed.data ?? none;
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ["studioTestItems"] });
    // a published test is a draft again once a question of it has changed
    void queries.invalidateQueries({ queryKey: ["studioTest"] });
  };
  useEffect(() => void queries.invalidateQueries({ queryKey: ["studioTestItems"] }), [queries, version]);

  const change: TestAssembly["change"] = (next, field) =>
    writing.change((before) => (before.kind === "fixed" ? next(before) : before), field);
  const addNew = async (draft: DraftItem) => {
    const { item_id: made } = await call("saveItem", { idempotency_key: uuidv7(), draft });
    change(addItems([made], itemId));
    go({ item_id: made });
  };
  const assembly: TestAssembly = {
    writing,
    test,
    change,
    language,
    entries: new Map(items.map((entry) => [entry.item_id, entry])),
    isComplete: isDraftSaved(writing.snapshot) && listed.data !== undefined && !listed.isFetching,
    itemId,
    way,
    go,
    refresh,
    addNew,
  };
  const isPlaced = itemId !== undefined || way !== undefined;
  return (
    <Grid gap="16" alignItems="start" templateColumns={{ base: "minmax(0, 1fr)", md: "232px minmax(0, 1fr)" }}>
      <Box
        display={{ base: isPlaced ? "none" : "block", md: "block" }}
        minW="0"
        position={{ md: "sticky" }}
        top="calc(var(--iv-top, 0px) + 12px)"
        maxH={{ md: "calc(100dvh - var(--iv-top, 0px) - 24px)" }}
        overflowY={{ md: "auto" }}
      >
        <Rail assembly={assembly} />
      </Box>
      <Box display={{ base: isPlaced ? "block" : "none", md: "block" }} minW="0">
        <AssemblyPart assembly={assembly} />
      </Box>
    </Grid>
  );
}
