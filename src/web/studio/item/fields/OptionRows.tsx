import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { GripVertical, Plus, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Language } from "../../../../contract/item/content";
import type { Option } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { optionLetter } from "../../../item/interactions/interaction-props";
import { movedEntry } from "../../../item/interactions/order/sequence";
import { Button } from "../../../ui/Button";
import { Hidden } from "../../../ui/Hidden";
import { IconButton } from "../../../ui/IconButton";
import { useAnnouncement } from "../../../ui/use-announcement";
import { dragHandle, dragRow } from "../../reordering/drag-rows";
import { useDragging } from "../../reordering/use-dragging";
import { newOption, withOptionWords } from "../edits/options";
import { WordsField } from "./WordsField";

/** How the rows are called: by letters or by their place. */
type Naming = "letters" | "numbers";

interface OptionRowsProps {
  readonly options: readonly Option[];
  readonly language: Language;
  /** The name of one row, such as "Choice {name}". */
  readonly nameOf: (name: string) => string;
  readonly naming?: Naming;
  readonly addLabel: string;
  /** The fewest rows that may be left. */
  readonly fewest: number;
  readonly most: number;
  /** Before the words of a row: the mark of the right answer. */
  readonly lead?: (option: Option, name: string) => ReactNode;
  /** Under the words of a row. */
  readonly under?: (option: Option, name: string) => ReactNode;
  readonly onChange: (place: string, options: Option[]) => void;
  readonly onRemove: (optionId: string) => void;
}

interface RowProps {
  readonly option: Option;
  readonly name: string;
  readonly words: string;
  readonly isLast: boolean;
  readonly canRemove: boolean;
  readonly lead: ReactNode;
  readonly under: ReactNode;
  readonly onWords: (words: string) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ option, name, words, canRemove, lead, under, onWords, onMove, onRemove }: RowProps) {
  const t = useMessage();
  const moveByKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <chakra.li
      {...dragRow(option.option_id)}
      data-option={option.option_id}
      css={{ "&[data-dnd-dragging]": { bg: "accent.tint" } }}
      borderRadius="control"
      py="4"
    >
      <Flex align="flex-start" gap="4">
        <chakra.button
          {...dragHandle}
          type="button"
          aria-label={t("question.move", { name })}
          title={t("question.moveHow")}
          onKeyDown={moveByKey}
          display="grid"
          placeItems="center"
          width="32"
          minHeight="44"
          flex="none"
          color="fg.muted"
          cursor="grab"
          touchAction="none"
          borderRadius="control"
        >
          <GripVertical size={18} aria-hidden />
        </chakra.button>
        {lead}
        <WordsField label={name} isLabelHidden size="line" value={words} onChange={onWords} />
        <IconButton
          label={t("question.remove", { name })}
          Icon={Trash2}
          minH="44"
          disabled={!canRemove}
          onClick={onRemove}
        />
      </Flex>
      {under === undefined || under === null ? null : (
        <chakra.div ps={lead === undefined || lead === null ? "40" : "84px"} pe="40" pt="4">
          {under}
        </chakra.div>
      )}
    </chakra.li>
  );
}

/** Rows of choices: written, added, removed, and moved by mouse, touch or arrow keys. */
export function OptionRows(props: OptionRowsProps) {
  const { options, language, nameOf, naming = "letters", addLabel, fewest, most, lead, under, onChange } = props;
  const t = useMessage();
  const [announced, announce] = useAnnouncement();
  const called = (index: number) => nameOf(naming === "letters" ? optionLetter(index) : String(index + 1));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length || to === from) return;
    onChange("", [...movedEntry(options, from, to)]);
    announce(t("question.moved", { name: called(from), position: to + 1, total: options.length }));
  };
  const rows = options.map(({ option_id }) => option_id);
  const { ref, dragging } = useDragging([{ id: "options", rows }], ({ row, index }) => move(rows.indexOf(row), index));
  return (
    <div ref={ref}>
      <chakra.ol listStyleType="none" m="0" p="0">
        {options.map((option, index) => (
          <Row
            key={option.option_id}
            option={option}
            name={called(index)}
            words={option.content[language] ?? ""}
            isLast={index === options.length - 1}
            canRemove={options.length > fewest}
            lead={lead?.(option, called(index))}
            under={under?.(option, called(index))}
            onWords={(words) =>
              onChange(`option ${option.option_id}`, withOptionWords(options, option.option_id, language, words))
            }
            onMove={(by) => move(index, index + by)}
            onRemove={() => props.onRemove(option.option_id)}
          />
        ))}
      </chakra.ol>
      {dragging}
      <Hidden role="status">{announced}</Hidden>
      {options.length < most ? (
        <Button variant="quiet" size="sm" mt="4" onClick={() => onChange("", [...options, newOption(language)])}>
          <Plus size={16} aria-hidden />
          {addLabel}
        </Button>
      ) : null}
    </div>
  );
}
