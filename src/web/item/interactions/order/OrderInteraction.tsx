import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { useCleaner } from "../../../ui/markup/cleaner";
import { useAnnouncement } from "../../../ui/use-announcement";
import { oneLineText } from "../../content/plain-text";
import { dragPointer } from "../drag-pointer";
import type { InteractionProps } from "../interaction-props";
import { OrderRow } from "./OrderRow";
import { movedEntry } from "./sequence";

/**
 * Options to put in order by buttons or by dragging. The initial order counts as an answer only once the student
 * confirms it.
 */
export function OrderInteraction({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
}: InteractionProps<"order">) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const [announced, announce] = useAnnouncement();
  const { options } = interaction;
  const given = options.map((option) => option.option_id);
  const kept = answer?.type === "order" ? answer.option_ids.filter((id) => given.includes(id)) : [];
  const sequence = [...kept, ...given.filter((id) => !kept.includes(id))];

  const settle = (next: readonly string[]) => onAnswer({ type: "order", option_ids: [...next] });
  const move = (from: number, to: number) => {
    const next = movedEntry(sequence, from, to);
    if (next === sequence) return;
    settle(next);
    const content = options.find(({ option_id }) => option_id === sequence[from])?.content ?? {};
    const name = oneLineText(cleaner, localized(content, language));
    announce(t("exam.order.moved", { name, position: to + 1, total: next.length }));
  };

  return (
    <Flex direction="column" gap="12">
      <chakra.p maxWidth="34em" fontSize="md" color="fg.muted">
        {t("exam.order.hint")}
      </chakra.p>
      <DragDropProvider
        sensors={[dragPointer]}
        plugins={(all) => all.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
        }}
      >
        <chakra.ol aria-labelledby={stemId} display="flex" flexDirection="column" gap="8" listStyleType="none">
          {sequence.map((id, index) => {
            const option = options.find((entry) => entry.option_id === id);
            return (
              option && (
                <OrderRow
                  key={id}
                  option={option}
                  index={index}
                  last={index === sequence.length - 1}
                  readOnly={readOnly}
                  media={media}
                  onMove={(by) => move(index, index + by)}
                />
              )
            );
          })}
        </chakra.ol>
      </DragDropProvider>
      <Flex align="center" gap="12" wrap="wrap" minHeight="44">
        {answer === null ? (
          <ActionButton variant="outline" disabled={readOnly} onClick={() => settle(sequence)}>
            {t("exam.order.keep")}
          </ActionButton>
        ) : (
          <>
            <chakra.span color="fg.muted" fontSize="md">
              {t("exam.order.kept")}
            </chakra.span>
            <ActionButton variant="quiet" disabled={readOnly} onClick={() => onAnswer(null)}>
              {t("exam.order.clear")}
            </ActionButton>
          </>
        )}
        <chakra.span role="status" fontSize="md" color="fg.muted">
          {announced}
        </chakra.span>
      </Flex>
    </Flex>
  );
}
