import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { v7 as uuidv7 } from "uuid";
import type { Fault } from "../../../../machines/support/fault";
import type { AnswerRecord } from "../../../contract/attempt/answer-record";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { PlainButton } from "../buttons";
import type { NumberedItem } from "./filters";

const noted = (record: AnswerRecord | undefined, exerciseId: string, isGone: boolean): AnswerRecord | undefined =>
  record === undefined || record.kind === "list"
    ? record
    : {
        ...record,
        items: record.items.map((item) => (item.exercise_id === exerciseId ? { ...item, gone_through: isGone } : item)),
      };

/** Marks the question as reviewed, or unmarks it; shown immediately, and reverted if the call fails. */
export function GoneThrough({ attemptId, item }: { readonly attemptId: string; readonly item: NumberedItem }) {
  const t = useMessage();
  const client = useQueryClient();
  const { exercise_id: exerciseId, gone_through: isGone } = item;
  const report = { queryKey: ["answerRecord", { attempt_id: attemptId }] };
  const show = (next: boolean) =>
    client.setQueriesData<AnswerRecord>(report, (record) => noted(record, exerciseId, next));
  const { mutate, isPending } = useMutation<unknown, Fault, boolean>({
    mutationFn: (next) =>
      call("updateCheckStatus", {
        attempt_id: attemptId,
        exercise_id: exerciseId,
        check_status: next ? 1 : 0,
        revision: 1,
        idempotency_key: uuidv7(),
      }),
    onMutate: show,
    onError: (_fault, next) => show(!next),
  });
  return (
    <PlainButton
      variant="outline"
      size="touch"
      aria-pressed={isGone}
      disabled={isPending}
      onClick={() => mutate(!isGone)}
    >
      <Check size={16} aria-hidden="true" />
      {t(isGone ? "results.analyse.gone" : "results.analyse.goThrough")}
    </PlainButton>
  );
}
