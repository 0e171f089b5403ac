import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMutation } from "@tanstack/react-query";
import { ClipboardPaste, Dices, FolderSearch, Plus } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Hidden } from "../../ui/Hidden";
import { UndoBar } from "../../ui/UndoBar";
import { useAnnouncement } from "../../ui/use-announcement";
import { useDragging } from "../reordering/use-dragging";
import type { TestAssembly } from "./assembly";
import { newChoiceItem } from "./new-draft";
import type { RailActions } from "./rail-actions";
import { RailSection } from "./RailSection";
import { addItems, itemIdsOf, moveItem, moveItemBy, removeItem } from "./test-changes";

/** The questions of a test by section, which are put in order by pointer or by keys, and the ways to add some. */
export function Rail({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  const [announced, announce] = useAnnouncement();
  const [removed, setRemoved] = useState<{ readonly key: number; readonly number: number } | null>(null);
  const { writing, test: definition, change, language, itemId: chosen, way, go, addNew } = assembly;
  const { undo } = writing;
  const all = itemIdsOf(definition);
  const write = useMutation({ networkMode: "always", mutationFn: () => addNew(newChoiceItem(language)) });
  const copy = useMutation({
    networkMode: "always",
    mutationFn: async (itemId: string) => {
      const { draft } = await call("studioItem", { item_id: itemId });
      const { item_id: made } = await call("saveItem", { idempotency_key: uuidv7(), draft });
      change(addItems([made], itemId));
      go({ item_id: made });
    },
  });
  const actions: RailActions = {
    choose: (itemId) => go({ item_id: itemId }),
    moveBy: (itemId, by) => {
      const next = moveItemBy(itemId, by)(definition);
      if (next === definition) return;
      change(() => next);
      announce(t("assembly.moved", { number: itemIdsOf(next).indexOf(itemId) + 1, total: all.length }));
    },
    duplicate: (itemId) => copy.mutate(itemId),
    remove: (itemId) => {
      const place = all.indexOf(itemId);
      change(removeItem(itemId));
      setRemoved({ key: (removed?.key ?? 0) + 1, number: place + 1 });
      const next = all[place + 1] ?? all[place - 1];
      if (itemId === chosen) go(next === undefined ? {} : { item_id: next });
    },
  };
  const numbers = new Map(all.map((itemId, place) => [itemId, place + 1]));
  const lists = definition.sections.map(({ stage, items }) => ({
    id: stage,
    rows: items,
  }));
  const { ref, dragging } = useDragging(lists, ({ row, list, index }) => change(moveItem(row, list, index)));
  return (
    <Flex ref={ref} as="nav" aria-label={t("assembly.questions")} direction="column" gap="12">
      {definition.sections.map((section, place) => (
        <RailSection
          key={section.stage}
          section={section}
          hasHeading={definition.sections.length > 1}
          place={place}
          numbers={numbers}
          assembly={assembly}
          actions={actions}
        />
      ))}
      {dragging}
      <Hidden role="status">{announced}</Hidden>
      {removed === null || undo === null ? null : (
        <UndoBar
          key={removed.key}
          text={t("assembly.removed", { number: removed.number })}
          undo={t("assembly.undo")}
          onUndo={() => {
            undo();
            setRemoved(null);
          }}
        />
      )}
      <Box borderTopWidth={all.length === 0 ? "0" : "1px"} borderColor="border" pt={all.length === 0 ? "0" : "8"}>
        <Box color="fg.muted" fontSize="sm" mb="4" px="8">
          {t("assembly.add")}
        </Box>
        <Flex direction="column" align="stretch" gap="2">
          <Button
            variant="quiet"
            size="sm"
            justifyContent="flex-start"
            disabled={write.isPending}
            onClick={() => write.mutate()}
          >
            <Plus size={16} aria-hidden />
            {t("assembly.write")}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            justifyContent="flex-start"
            aria-current={way === "paste" ? "true" : undefined}
            onClick={() => go({ way: "paste" })}
          >
            <ClipboardPaste size={16} aria-hidden />
            {t("assembly.paste")}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            justifyContent="flex-start"
            aria-current={way === "bank" ? "true" : undefined}
            onClick={() => go({ way: "bank" })}
          >
            <FolderSearch size={16} aria-hidden />
            {t("assembly.bank")}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            justifyContent="flex-start"
            aria-current={way === "model" ? "true" : undefined}
            onClick={() => go({ way: "model" })}
          >
            <Dices size={16} aria-hidden />
            {t("assembly.model")}
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
