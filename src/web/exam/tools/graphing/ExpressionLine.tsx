import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useMessage, type Translate } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { belongsToComposition } from "../../../ui/composition";
import { useSettled } from "../../../ui/use-settled";
import type { GraphDrawing } from "./drawing";
import { colourOf } from "./Graph";
import type { ReadingFault } from "./tokens";
import { reading } from "./view";

/** Milliseconds without typing after which a fault is shown. */
const pauseMs = 700;

const faultWords = (t: Translate, fault: ReadingFault): string => {
  switch (fault.code) {
    case "unknownName":
      return t("tools.graphing.unknownName", { name: fault.name });
    case "unknownWord":
      return t("tools.graphing.unknownWord", { word: fault.word });
    case "unknownSign":
      return t("tools.graphing.unknownSign", { sign: fault.sign });
    case "unfinished":
    case "unread":
    case "inequality":
    case "tooComplex":
      return t(`tools.graphing.${fault.code}`);
  }
};

const drawnKinds: ReadonlySet<GraphDrawing["kind"]> = new Set(["curve", "sideways", "implicit", "point"]);

interface ExpressionLineProps {
  readonly index: number;
  readonly text: string;
  readonly drawing: GraphDrawing;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
  /** Absent: this is the empty line for a new expression. */
  readonly onRemove?: (() => void) | undefined;
}

/** One expression: its colour, its text, and its result. */
export function ExpressionLine({ index, text, drawing, onChange, onEnter, onRemove }: ExpressionLineProps) {
  const t = useMessage();
  const isSettled = useSettled(text, pauseMs) === text;
  const isWrong = isSettled && drawing.kind === "fault";
  const note =
    drawing.kind === "number"
      ? Number.isFinite(drawing.value)
        ? `= ${reading(drawing.value)}`
        : t("tools.graphing.noValue")
      : isWrong
        ? faultWords(t, drawing.fault)
        : "";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || belongsToComposition(event)) return;
    event.preventDefault();
    onEnter();
  };
  const number = index + 1;
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="6" borderBottomWidth="1px" borderColor="border" ps="8">
      <chakra.span
        aria-hidden
        flex="none"
        width="12"
        height="12"
        mt="16"
        borderRadius="pill"
        borderWidth="2px"
        style={{ borderColor: colourOf(index), background: drawnKinds.has(drawing.kind) ? colourOf(index) : "none" }}
      />
      <chakra.div flex="1" minWidth="0">
        <chakra.input
          type="text"
          value={text}
          data-line={index}
          data-first={onRemove === undefined ? "" : undefined}
          aria-label={t("tools.graphing.line", { number })}
          aria-invalid={isWrong || undefined}
          aria-describedby={`graph-line-${index}`}
          placeholder={index === 0 ? t("tools.graphing.example") : undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          width="full"
          minHeight="44"
          px="4"
          bg="transparent"
          fontSize="md"
          fontFamily="mono"
          borderRadius="control"
          outlineOffset="-3px"
        />
        <chakra.p
          id={`graph-line-${index}`}
          role="status"
          px="4"
          pb={note === "" ? "0" : "8"}
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
          color={isWrong ? "warn.text" : "fg.muted"}
        >
          {note}
        </chakra.p>
      </chakra.div>
      {onRemove !== undefined && (
        <ActionButton
          variant="quiet"
          size="sm"
          px="12"
          minWidth="44"
          minHeight="44"
          aria-label={t("tools.graphing.remove", { number })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </ActionButton>
      )}
    </chakra.li>
  );
}
