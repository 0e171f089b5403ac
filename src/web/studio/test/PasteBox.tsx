import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from "react";
import type { Paste } from "../../../../machines/studio/pasting-facts";
import { wiredPasting } from "../../effects/studio/pasting";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { useUnsaved } from "../../ui/page";
import { rememberPasteBox, type PasteBoxContent } from "./paste-box";
import { rangeOfLines } from "./paste-lines";
import { PastedCard } from "./PastedCard";
import { UnreadCard } from "./UnreadCard";
import { useWordFile } from "./use-word-file";
import { WordFile } from "./WordFile";

const TextArea = chakra("textarea", inputRecipe);

interface PasteBoxProps {
  readonly box: PasteBoxContent;
  /** These drafts exist now; some of them may have been reported before. */
  readonly onAdded: (itemIds: readonly string[]) => void;
  /** All questions are added; `left` could not be read. */
  readonly onFinished: (itemIds: readonly string[], left: string) => void;
  readonly onCancel: () => void;
}

/** Formatting that is worth reading: what a browser itself wraps around copied plain text has none. */
const hasFormat = (html: string): boolean => /<(?:b|i|em|strong|sub|sup|table|ol|ul|li|img|math|p|br)\b/i.test(html);

/** A text in which questions are read as it is typed or pasted, each drawn as students see it. */
export function PasteBox({ box, onAdded, onFinished, onCancel }: PasteBoxProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const machine = useMemo(() => wiredPasting(box.id), [box.id]);
  const pasting = useActorRef(machine, { input: { paste: box.paste } });
  const snapshot = useSelector(pasting, (now) => now);
  const { paste, parsed, added, fault } = snapshot.context;
  const items = parsed?.items ?? [];
  const unread = parsed?.unread ?? [];
  const addedCount = items.filter(({ key }) => added[key] !== undefined).length;
  const isAdding = snapshot.matches("adding");
  const [isOver, setOver] = useState(false);
  const isFinished = snapshot.matches("added");
  useUnsaved(paste.text.trim() !== "" && !isFinished);

  const tell = useEffectEvent((itemIds: readonly string[]) => {
    onAdded(itemIds);
    const now = pasting.getSnapshot();
    if (now.matches("added")) onFinished(itemIds, now.context.paste.text);
  });
  useEffect(() => {
    const heard = pasting.on("items.added", ({ itemIds }) => queueMicrotask(() => tell(itemIds)));
    return () => heard.unsubscribe();
  }, [pasting]);
  useEffect(() => rememberPasteBox({ id: box.id, paste }), [box.id, paste]);
  useEffect(() => area.current?.focus(), []);

  const change = (next: Paste) => pasting.send({ type: "paste.changed", paste: next });
  const takeFormatted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field, clipboardData } = event;
    const html = clipboardData.getData("text/html");
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!isWhole || !hasFormat(html)) return;
    event.preventDefault();
    change({ text: clipboardData.getData("text/plain"), html });
  };
  const word = useWordFile((next) => {
    if (!pasting.getSnapshot().matches("adding")) change(next);
  });
  const drag = (event: DragEvent, over: boolean): boolean => {
    if (!event.dataTransfer.types.includes("Files")) return false;
    event.preventDefault();
    setOver(over);
    return !isAdding;
  };
  const show = (line: number, end: number) => {
    const range = paste.html === null ? rangeOfLines(paste.text, line, end) : null;
    area.current?.focus();
    if (range !== null) area.current?.setSelectionRange(...range);
  };
  return (
    <Card
      p={{ base: "12", md: "16" }}
      data-drop
      outline={isOver ? "2px dashed" : undefined}
      outlineColor="accent.solid"
      onDragOver={(event: DragEvent) => drag(event, true)}
      onDragLeave={(event: DragEvent) => drag(event, false)}
      onDrop={(event: DragEvent) => {
        if (drag(event, false)) void word.take(event.dataTransfer.files[0]);
      }}
    >
      <Box as="h2" fontSize="lg">
        {t("assembly.paste")}
      </Box>
      <Box id={`${id}-hint`} color="fg.muted" fontSize="sm" maxW="prose" mb="8">
        {t("assembly.pasteHint")}{" "}
        <Box as="span" color="accent.text" textDecoration="underline">
          <Link to="/studio/import" search={{}}>
            {t("assembly.toImport")}
          </Link>
        </Box>
      </Box>
      <TextArea
        ref={area}
        aria-label={t("assembly.pasteLabel")}
        aria-describedby={`${id}-hint`}
        value={paste.text}
        rows={items.length + unread.length > 0 ? 8 : 14}
        py="8"
        lineHeight="base"
        fontFamily="mono"
        fontSize="sm"
        resize="vertical"
        spellCheck={false}
        readOnly={isAdding}
        placeholder={t("assembly.pasteExample")}
        onPaste={takeFormatted}
        onChange={({ target }) => change({ text: target.value, html: null })}
      />
      {paste.html === null ? null : (
        <Box color="fg.muted" fontSize="sm" mt="4">
          {t("assembly.formatted")}
        </Box>
      )}
      <WordFile state={word.state} isDisabled={isAdding} onFile={(file) => void word.take(file)} />
      {snapshot.matches("tooLong") ? (
        <Box role="alert" mt="8" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {t("assembly.tooLong")}
        </Box>
      ) : null}
      {fault !== null && (snapshot.matches("unread") || snapshot.matches("interrupted")) ? (
        <Flex role="alert" mt="8" gap="12" align="center" wrap="wrap" bg="bad.tint" color="bad.text" p="8">
          <Box flex="1">
            {snapshot.matches("interrupted") ? `${t("assembly.partly", { count: addedCount })} ` : ""}
            {faultText(fault)}
          </Box>
          <Button size="sm" variant="outline" onClick={() => pasting.send({ type: "retry" })}>
            {t("state.retry")}
          </Button>
        </Flex>
      ) : null}
      <Flex
        position="sticky"
        top="var(--iv-top, 0px)"
        zIndex="1"
        bg="bg.card"
        align="center"
        gap="8"
        wrap="wrap"
        py="8"
        borderBottomWidth={items.length + unread.length > 0 ? "1px" : "0"}
        borderColor="border"
      >
        <Box role="status" flex="1" minW="160px" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {snapshot.matches("reading") || snapshot.matches("settling")
            ? t("assembly.reading")
            : isAdding
              ? t("assembly.adding", { done: addedCount, count: items.length })
              : parsed === null || paste.text.trim() === ""
                ? ""
                : t("assembly.readSoFar", { items: items.length, unread: unread.length })}
        </Box>
        <Button variant="quiet" onClick={onCancel}>
          {t("assembly.cancel")}
        </Button>
        <Button
          disabled={!snapshot.can({ type: "items.wanted" })}
          aria-busy={isAdding}
          onClick={() => pasting.send({ type: "items.wanted" })}
        >
          {t("assembly.addCount", { count: items.length - addedCount })}
        </Button>
      </Flex>
      {unread.map((lines) => (
        <UnreadCard
          key={`${lines.line} ${lines.code}`}
          lines={lines}
          paste={paste}
          onChange={change}
          onShow={() => show(lines.line, lines.end)}
        />
      ))}
      <Box
        as="ol"
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="12"
        gridTemplateColumns="minmax(0, 1fr)"
        mt="12"
      >
        {items.map((item, place) => (
          <PastedCard
            key={item.key}
            item={item}
            number={place + 1}
            isAdded={added[item.key] !== undefined}
            onShow={() => show(item.line, item.end)}
          />
        ))}
      </Box>
    </Card>
  );
}
