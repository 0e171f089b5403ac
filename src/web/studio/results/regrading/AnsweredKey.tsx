import { Suspense, useId, useState } from "react";
import { isAnswerOf } from "../../../../contract/interactions/of-type";
import type { Answer, AnswerOf, InteractionType, KeyOf } from "../../../../contract/item/item";
import { InteractionView } from "../../../item/interactions/InteractionView";
import { ItemBoundary } from "../../../item/interactions/ItemBoundary";
import { Skeleton } from "../../../ui/Skeleton";
import type { KeyForm, KeyFormProps } from "./key-form";

/** How the right answer and the key of an interaction type follow from each other. */
interface AnsweredKeyWays<Kind extends InteractionType> {
  readonly answerOf: (key: KeyOf<Kind>) => AnswerOf<Kind>;
  /** null: something of the answer is missing. */
  readonly keyOf: (answer: AnswerOf<Kind>, standing: KeyOf<Kind>) => KeyOf<Kind> | null;
}

const noOptions: ReadonlySet<string> = new Set();

/** The form of a key that is entered by answering the question as a student does. */
export function answeredKey<Kind extends InteractionType>(
  type: Kind,
  { answerOf, keyOf }: AnsweredKeyWays<Kind>,
): KeyForm<Kind>["Form"] {
  return function AnsweredKey({ body, interaction, itemKey, standing, onChange }: KeyFormProps<Kind>) {
    const stemId = useId();
    const [answer, setAnswer] = useState<Answer | null>(() =>
      itemKey === null ? null : (answerOf(itemKey) as Answer),
    );
    const take = (next: Answer | null) => {
      setAnswer(next);
      onChange(isAnswerOf(type, next) ? keyOf(next, standing) : null);
    };
    return (
      <ItemBoundary answer={answer} onBroken={undefined}>
        <Suspense fallback={<Skeleton height="120px" />}>
          <InteractionView
            stem={body.stem}
            interaction={interaction}
            answer={answer}
            onAnswer={take}
            readOnly={false}
            media={body.media}
            stemId={stemId}
            eliminated={noOptions}
          />
        </Suspense>
      </ItemBoundary>
    );
  };
}
