import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Option } from "../../../../contract/item";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemContent } from "../../content/ItemContent";
import { plainText } from "../../content/plain-text";
import { dragPointer } from "../drag-pointer";
import type { InteractionProps } from "../interaction-props";
import { Chip } from "./Chip";
import { Place } from "./Place";
import { categoryOfKey, placed, type Placements } from "./placements";

const unsorted = "";

const none: Placements = {};

/** Things to be sorted into two to four categories: dragged, picked and put, or put by the digit of a category. */
export function Categorise({ interaction, answer, onAnswer, readOnly, media, stemId }: InteractionProps<"categorise">) {
  const t = useMessage();
  const language = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const moving = useRef<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const { options, categories } = interaction;
  const placements = answer?.type === "categorise" ? answer.placements : none;
  const named = (list: readonly Option[], optionId: string) => {
    const found = list.find(({ option_id }) => option_id === optionId);
    return found === undefined ? "" : plainText(localized(found.content, language));
  };

  // put elsewhere, it is drawn anew there: the focus goes with it
  useEffect(() => {
    if (moving.current === null) return;
    group.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(moving.current)}"]`)?.focus();
    moving.current = null;
  }, [placements]);

  const put = (optionId: string, category: string | null) => {
    setPicked(null);
    if ((placements[optionId] ?? null) === category) return;
    moving.current = optionId;
    const next = placed(placements, optionId, category);
    const name = named(options, optionId);
    setAnnounced(
      category === null
        ? t("exam.categorise.back", { name })
        : t("exam.categorise.done", { name, category: named(categories, category) }),
    );
    onAnswer(Object.keys(next).length === 0 ? null : { type: "categorise", placements: next });
  };
  const onKey = (optionId: string) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return setPicked(null);
    const category = categoryOfKey(
      event.key,
      categories.map(({ option_id }) => option_id),
    );
    if (category === undefined) return;
    event.preventDefault();
    put(optionId, category);
  };
  const inPlace = (category: string) =>
    options
      .filter(({ option_id }) => (placements[option_id] ?? unsorted) === category)
      .map((option) => (
        <Chip
          key={option.option_id}
          option={option}
          picked={picked === option.option_id}
          readOnly={readOnly}
          media={media}
          onPick={() => setPicked(picked === option.option_id ? null : option.option_id)}
          onKeyDown={onKey(option.option_id)}
        />
      ));
  const putting = (category: string) =>
    picked === null || readOnly || (placements[picked] ?? unsorted) === category
      ? null
      : () => put(picked, category === unsorted ? null : category);

  return (
    <Flex ref={group} role="group" aria-labelledby={stemId} direction="column" gap="12">
      <chakra.p fontSize="md" color="fg.muted">
        {t("exam.categorise.hint")}
      </chakra.p>
      <DragDropProvider
        sensors={[dragPointer]}
        plugins={(all) => all.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ operation: { source, target }, canceled }) => {
          if (canceled || source === null || target === null) return;
          put(String(source.id), target.id === unsorted ? null : String(target.id));
        }}
      >
        <Place id={unsorted} title={t("exam.categorise.unsorted")} onPut={putting(unsorted)}>
          {inPlace(unsorted)}
        </Place>
        <chakra.div
          display="grid"
          gap="12"
          gridTemplateColumns={{ base: "1fr", md: `repeat(${categories.length === 3 ? 3 : 2}, minmax(0, 1fr))` }}
        >
          {categories.map(({ option_id, content }, index) => (
            <Place
              key={option_id}
              id={option_id}
              title={
                <chakra.span display="flex" gap="8" alignItems="baseline">
                  <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                    {index + 1}
                  </chakra.span>
                  <ItemContent text={content} media={media} />
                </chakra.span>
              }
              onPut={putting(option_id)}
            >
              {inPlace(option_id)}
            </Place>
          ))}
        </chakra.div>
      </DragDropProvider>
      <chakra.p role="status" fontSize="md" color="fg.muted" minHeight="24">
        {announced}
      </chakra.p>
    </Flex>
  );
}
