import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type DragEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import { openConflicts, type RosterSource } from "../../../../machines/studio/roster-facts";
import type { AppliedRoster } from "../../../contract/classes/rosters";
import { offerRosterFile, wiredRoster } from "../../effects/studio/roster";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { FileInput } from "../../ui/FileInput";
import { RosterDiffView } from "./RosterDiffView";

const TextArea = chakra("textarea", inputRecipe);

/** What is said where a list stands still. */
const standing = {
  unread: "classes.list.unread",
  interrupted: "classes.list.interrupted",
  refused: "classes.list.refused",
  outdated: "classes.list.outdated",
} as const;

interface RosterBoxProps {
  readonly classId: string;
  /** The list with which the box opens. */
  readonly text?: string;
  /** A list that only brings new members is applied without a further press. */
  readonly isOfNewClass?: boolean;
  /** Whether there is a list that is not applied. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onApplied: (applied: AppliedRoster) => void;
  readonly onClose: () => void;
}

/** A list of members: pasted, typed or dropped, compared with the class, and applied once that is confirmed. */
export function RosterBox({ classId, text = "", isOfNewClass = false, onDirty, onApplied, onClose }: RosterBoxProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const machine = useMemo(() => wiredRoster(classId), [classId]);
  const roster = useActorRef(machine, { input: { source: { kind: "text", text, keepsOthers: false } } });
  const snapshot = useSelector(roster, (now) => now);
  const { source, diff, decided, fault } = snapshot.context;
  const [isOver, setOver] = useState(false);
  const isApplying = snapshot.matches("applying") || snapshot.matches("interrupted");
  const isEmpty = source.kind === "text" && source.text.trim() === "";

  const tell = useEffectEvent(onApplied);
  useEffect(() => {
    const heard = roster.on("list.applied", ({ applied }) => queueMicrotask(() => tell(applied)));
    return () => heard.unsubscribe();
  }, [roster]);
  const mark = useEffectEvent(onDirty);
  useEffect(() => mark(!isEmpty), [isEmpty]);
  useEffect(() => area.current?.focus(), []);
  const apply = () => roster.send({ type: "apply.wanted", key: uuidv7() });
  const isClear = isOfNewClass && diff !== null && diff.rows.every(({ kind }) => kind === "new");
  const goOn = useEffectEvent(apply);
  useEffect(() => {
    if (isClear) goOn();
  }, [isClear]);

  const change = (next: RosterSource) => roster.send({ type: "list.changed", source: next });
  const kept = { keepsOthers: source.keepsOthers };
  const takeFile = (given: File | undefined) => {
    if (given !== undefined && !isApplying) change(offerRosterFile(given, source.keepsOthers));
  };
  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(over);
  };
  const state = (["unread", "interrupted", "refused", "outdated"] as const).find((one) => snapshot.matches(one));
  const open = diff === null ? 0 : openConflicts(diff, decided).length;
  const changes = diff?.rows.filter(({ kind }) => kind !== "same").length ?? 0;
  return (
    <Box
      data-drop
      outline={isOver ? "2px dashed" : undefined}
      outlineColor="accent.solid"
      outlineOffset="8px"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        takeFile(event.dataTransfer.files[0]);
      }}
    >
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="4">
        {t("classes.list.label")}
      </chakra.label>
      <Box id={`${id}-hint`} color="fg.muted" fontSize="sm" maxW="prose" mb="8">
        {t("classes.list.hint")}
      </Box>
      {source.kind === "file" ? (
        <Flex align="center" gap="12" wrap="wrap" bg="bg.subtle" borderRadius="control" px="12" py="8">
          <Box flex="1" minW="0" overflowWrap="anywhere">
            {source.name}
          </Box>
          <Button
            variant="quiet"
            size="sm"
            disabled={isApplying}
            onClick={() => change({ ...kept, kind: "text", text: "" })}
          >
            {t("classes.list.otherList")}
          </Button>
        </Flex>
      ) : (
        <TextArea
          ref={area}
          id={id}
          aria-describedby={`${id}-hint`}
          value={source.text}
          rows={diff === null ? 8 : 4}
          py="8"
          lineHeight="base"
          resize="vertical"
          spellCheck={false}
          readOnly={isApplying}
          placeholder={t("classes.list.example")}
          onChange={({ target }) => change({ ...kept, kind: "text", text: target.value })}
        />
      )}
      <FileInput ref={file} accept=".csv,.tsv,.txt,.xlsx" onFile={takeFile} />
      <Flex align="center" gap="8" wrap="wrap" mt="8">
        <Button variant="outline" size="sm" disabled={isApplying} onClick={() => file.current?.click()}>
          {t("classes.list.choose")}
        </Button>
        <Box role="status" color="fg.muted" fontSize="sm" flex="1" minW="140px">
          {snapshot.matches("reading") || snapshot.matches("settling")
            ? t("classes.list.reading")
            : snapshot.matches("applying")
              ? t("classes.list.applying")
              : ""}
        </Box>
      </Flex>
      {snapshot.matches("tooLong") ? (
        <Box role="alert" mt="8" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {t("classes.list.tooLong")}
        </Box>
      ) : null}
      {state !== undefined && fault !== null ? (
        <Flex role="alert" mt="8" gap="12" align="center" wrap="wrap" bg="bad.tint" color="bad.text" p="12">
          <Box flex="1" minW="200px">
            {t(standing[state])} {state === "outdated" ? "" : faultText(fault)}
          </Box>
          <Button size="sm" variant="outline" onClick={() => roster.send({ type: "retry" })}>
            {t("state.retry")}
          </Button>
        </Flex>
      ) : null}
      {source.keepsOthers || diff?.rows.some(({ kind }) => kind === "left") ? (
        <Flex as="label" gap="8" align="center" minH="44" cursor="pointer">
          <input
            type="checkbox"
            checked={source.keepsOthers}
            disabled={isApplying}
            onChange={({ target }) => change({ ...source, keepsOthers: target.checked })}
          />
          {t("classes.list.keepOthers")}
        </Flex>
      ) : null}
      {diff === null ? null : (
        <RosterDiffView
          diff={diff}
          decided={decided}
          isDisabled={!snapshot.matches("shown")}
          onDecide={(line, memberId) => roster.send({ type: "conflict.decided", line, memberId })}
        />
      )}
      <Flex
        gap="8"
        wrap="wrap"
        align="center"
        mt="16"
        {...(diff === null ? {} : { position: "sticky", bottom: "0", bg: "bg.card", py: "12", zIndex: "1" })}
      >
        <Button
          minH="44"
          disabled={!snapshot.can({ type: "apply.wanted", key: "" })}
          aria-busy={snapshot.matches("applying")}
          onClick={apply}
        >
          {t("classes.list.apply", { count: changes })}
        </Button>
        <Button variant="outline" minH="44" onClick={onClose}>
          {t("classes.cancel")}
        </Button>
        <Box color="fg.muted" fontSize="sm">
          {diff === null || isApplying
            ? ""
            : diff.refused.length > 0
              ? t("classes.list.mend", { count: diff.refused.length })
              : open > 0
                ? t("classes.list.decide", { count: open })
                : changes === 0
                  ? t("classes.list.nothingChanges")
                  : t("classes.list.notYet")}
        </Box>
      </Flex>
    </Box>
  );
}
