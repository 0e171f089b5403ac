import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { InteractionProps } from "./interaction-props";
import { OrderRow } from "./OrderRow";
import { moved } from "./sequence";
import { useDrag } from "./use-drag";

/** Options to be put in order by buttons or by dragging; the given order counts only once the student says so. */
export function OrderInteraction({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
}: InteractionProps<"order">) {
  const t = useMessage();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState("");
  const { options } = interaction;
  const given = options.map((option) => option.option_id);
  const kept = answer?.type === "order" ? answer.option_ids.filter((id) => given.includes(id)) : [];
  const sequence = [...kept, ...given.filter((id) => !kept.includes(id))];

  const settle = (next: readonly string[]) => onAnswer({ type: "order", option_ids: [...next] });
  const moveBy = (index: number, by: -1 | 1) => {
    const next = moved(sequence, index, index + by);
    if (next === sequence) return;
    settle(next);
    setAnnounced(t("exam.order.moved", { position: index + by + 1, total: next.length }));
  };

  const drag = useDrag({
    sequence,
    boxes: () => [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
    onDrop: settle,
  });

  return (
    <Flex direction="column" gap="12">
      <chakra.p fontSize="md" color="fg.muted">
        {t("exam.order.hint")}
      </chakra.p>
      <chakra.ol ref={list} aria-labelledby={stemId} display="flex" flexDirection="column" gap="8" listStyleType="none">
        {drag.sequence.map((id, index) => {
          const option = options.find((entry) => entry.option_id === id);
          return (
            option && (
              <OrderRow
                key={id}
                option={option}
                index={index}
                last={index === sequence.length - 1}
                held={drag.held === id}
                readOnly={readOnly}
                media={media}
                onMove={(by) => moveBy(index, by)}
                onGrab={(event) => !readOnly && drag.grab(id, event)}
              />
            )
          );
        })}
      </chakra.ol>
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
