import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { Language } from "../../../../contract/item/content";
import { useMessage } from "../../../i18n/use-message";
import { Field } from "../../../ui/Field";
import { Select } from "../../../ui/Select";
import { without, withWords } from "../edits/draft-change";
import { tagsIn, wordOfId } from "../edits/filing";
import { TickField } from "../fields/FieldGroup";
import { NumberField } from "../fields/NumberField";
import { WordsField } from "../fields/WordsField";
import type { ItemWriting } from "../use-item-draft";
import type { MissingRemark } from "./missing-places";
import { MissingAt } from "./MissingAt";
import { SoundFields } from "./SoundFields";

const levels = ["easy", "medium", "hard"] as const;

interface MoreFieldsProps {
  readonly writing: Pick<ItemWriting, "draft" | "change">;
  readonly language: Language;
  readonly missing: readonly MissingRemark[];
}

interface IdFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for the name of a skill or subject; what cannot be one stays as typed, with a sentence. */
function IdField({ label, value, onChange }: IdFieldProps) {
  const t = useMessage();
  const [typed, setTyped] = useState({ text: value, value });
  if (typed.value !== value) setTyped({ text: value, value });
  return (
    <Field
      label={label}
      maxLength={64}
      autoComplete="off"
      value={typed.text}
      problem={wordOfId(typed.text) === null ? t("question.problem.name") : undefined}
      onChange={({ target }) => {
        const next = wordOfId(target.value);
        setTyped({ text: target.value, value: next ?? value });
        if (next !== null && next !== value) onChange(next);
      }}
    />
  );
}

/** What a question needs only sometimes: explanation, filing, time, sound. */
export function MoreFields({ writing: { draft, change }, language, missing }: MoreFieldsProps) {
  const t = useMessage();
  const [tags, setTags] = useState({ text: draft.tags.join(", "), tags: draft.tags });
  if (tags.tags !== draft.tags && tagsIn(tags.text).join() !== draft.tags.join())
    setTags({ text: draft.tags.join(", "), tags: draft.tags });
  return (
    <Flex direction="column" gap="20" pt="8">
      <WordsField
        label={t("question.explanation")}
        size="block"
        value={draft.explanation?.[language] ?? ""}
        onChange={(words) =>
          change("explanation", (now) => {
            const next = withWords(now.explanation, language, words);
            const isEmpty = Object.values(next).every((one) => one === "");
            return isEmpty ? without(now, "explanation") : { ...now, explanation: next };
          })
        }
      />
      <Flex gap="12" wrap="wrap">
        <Box flex="1 1 160px">
          <IdField
            label={t("question.skill")}
            value={draft.skill}
            onChange={(skill) => change("skill", (now) => ({ ...now, skill }))}
          />
        </Box>
        <Box flex="1 1 160px">
          <IdField
            label={t("question.subject")}
            value={draft.subject}
            onChange={(subject) => change("subject", (now) => ({ ...now, subject }))}
          />
        </Box>
        <Box>
          <chakra.label display="block">
            <chakra.span display="block" mb="6" fontWeight="medium">
              {t("question.level")}
            </chakra.span>
            <Select
              width="auto"
              value={draft.level ?? ""}
              onChange={({ target }) =>
                change("", (now) => ({ ...now, level: levels.find((one) => one === target.value) ?? null }))
              }
            >
              <option value="">{t("question.level.none")}</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {t(`question.level.${level}`)}
                </option>
              ))}
            </Select>
          </chakra.label>
        </Box>
        <NumberField
          label={t("question.seconds")}
          value={draft.expected_ms / 1000}
          width="160px"
          problem={t("question.problem.seconds")}
          isFit={(value) => value >= 1 && value <= 3600}
          onChange={(value) => change("seconds", (now) => ({ ...now, expected_ms: Math.round((value ?? 60) * 1000) }))}
        />
      </Flex>
      <Field
        label={t("question.tags")}
        value={tags.text}
        autoComplete="off"
        onChange={({ target }) => {
          const next = tagsIn(target.value);
          setTags({ text: target.value, tags: next });
          change("tags", (now) => ({ ...now, tags: next }));
        }}
      />
      <TickField
        label={t("question.calculator")}
        isOn={draft.body.calculator}
        onChange={(calculator) => change("", (now) => ({ ...now, body: { ...now.body, calculator } }))}
      />
      <div>
        <SoundFields draft={draft} language={language} change={change} />
        <MissingAt place="sound" missing={missing} />
      </div>
    </Flex>
  );
}
