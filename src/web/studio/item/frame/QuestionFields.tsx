import { Flex } from "@chakra-ui/react/flex";
import { createElement, Suspense, useRef, useState, type ReactNode } from "react";
import { isKeyOf } from "../../../../contract/interactions/of-type";
import type { Language } from "../../../../contract/item/content";
import type { InteractionType } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { useMessage } from "../../../i18n/use-message";
import { untilThere } from "../../../loading/until-there";
import { Select } from "../../../ui/Select";
import { Skeleton } from "../../../ui/Skeleton";
import type { MarkPlace } from "../../writing/rich-text/mark-place";
import { changed, withWords, type DraftChange } from "../edits/draft-change";
import { withGapsOf } from "../edits/gaps";
import { CaretContext } from "../fields/caret-context";
import { NumberField } from "../fields/NumberField";
import { WordsField } from "../fields/WordsField";
import type { FormProps } from "../forms/form-props";
import { formRecords, formTypes } from "../forms/form-records";
import type { ItemWriting } from "../use-item-draft";
import type { MissingRemark } from "./missing-places";
import { MissingAt } from "./MissingAt";

const formOf = <Kind extends InteractionType>(
  type: Kind,
  draft: DraftItem,
  rest: Pick<FormProps<Kind>, "language" | "onChange">,
): ReactNode => {
  const { key, body } = draft;
  if (body.interaction.type !== type) return null;
  const props = {
    ...rest,
    draft,
    // its type was compared above
    interaction: body.interaction as FormProps<Kind>["interaction"],
    itemKey: isKeyOf(type, key) ? key : null,
  };
  return createElement(formRecords[type], props);
};

interface QuestionFieldsProps {
  readonly writing: Pick<ItemWriting, "draft" | "change">;
  readonly language: Language;
  readonly missing: readonly MissingRemark[];
}

/** What is written of a question: its type, its text, and its answers with what they earn. */
export function QuestionFields({ writing: { draft, change }, language, missing }: QuestionFieldsProps) {
  const t = useMessage();
  const { interaction, stem } = draft.body;
  const caret = useRef<MarkPlace | null>(null);
  const apply = (place: string, part: DraftChange) => change(place, (now) => changed(now, part));
  // shown at once: a select that showed the old type while the change loads would take the next key press from there
  const [chosenType, choose] = useState<InteractionType | null>(null);
  const wanted = useRef<InteractionType | null>(null);
  const changeType = async (type: InteractionType) => {
    wanted.current = type;
    choose(type);
    const { withType } = await untilThere(() => import("../edits/change-type"), "change of type");
    if (wanted.current !== type) return;
    change("", (now) => withType(now, type, language));
    choose(null);
  };
  return (
    <Flex direction="column" gap="20">
      <Flex gap="12" wrap="wrap" align="flex-end">
        <Flex direction="column" flex="1 1 220px" minW="0">
          <Select
            aria-label={t("question.type")}
            value={chosenType ?? interaction.type}
            onChange={({ target }) => {
              const type = formTypes.find((one) => one === target.value);
              if (type !== undefined) void changeType(type);
            }}
          >
            {formTypes.map((type) => (
              <option key={type} value={type}>
                {t(`question.type.${type}`)}
              </option>
            ))}
          </Select>
        </Flex>
        <NumberField
          label={t("question.points")}
          value={draft.points}
          width="96px"
          problem={t("question.problem.points")}
          isFit={(value) => value > 0 && value <= 1000}
          onChange={(value) => change("points", (now) => ({ ...now, points: value ?? 1 }))}
        />
      </Flex>
      <div>
        <WordsField
          label={t("question.stem")}
          size="block"
          value={stem[language] ?? ""}
          onCaret={(place) => {
            caret.current = place;
          }}
          onChange={(words) =>
            change("stem", (now) => {
              const next = withWords(now.body.stem, language, words);
              return changed(now, { stem: next, interaction: withGapsOf(now.body.interaction, next, language) });
            })
          }
        />
        <MissingAt place="stem" missing={missing} />
      </div>
      <div>
        <Flex direction="column" gap="16">
          <Suspense fallback={<Skeleton height="160px" role="status" aria-label={t("state.loading")} />}>
            <CaretContext value={caret}>{formOf(interaction.type, draft, { language, onChange: apply })}</CaretContext>
          </Suspense>
        </Flex>
        <MissingAt place="answers" missing={missing} />
      </div>
    </Flex>
  );
}
