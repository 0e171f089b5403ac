import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { createElement, Suspense, useId } from "react";
import { hasRegradeKey, type RegradeTerms } from "../../../../../machines/studio/regrading-facts";
import type { RegradeQuestion } from "../../../../contract/classes/regrades";
import { isKeyOf } from "../../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, ItemKey } from "../../../../contract/item/item";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemContent } from "../../../item/content/ItemContent";
import { inputRecipe } from "../../../theme/recipes";
import { Skeleton } from "../../../ui/Skeleton";
import { FieldGroup } from "../../item/fields/FieldGroup";
import { isCompleteKey, keyForms } from "./key-forms";
import { newRules, ruleNames, ruleTexts } from "./regrade-words";

const TextArea = chakra("textarea", inputRecipe);
const Mark = chakra("input", {
  base: { width: "20", height: "20", flex: "none", mt: "2", accentColor: "{colors.accent.solid}" },
});

const longestReason = 500;

interface KeyFieldsProps {
  readonly question: RegradeQuestion;
  readonly rule: "newKey" | "alsoRight";
  readonly draft: ItemKey | null;
  readonly onDraft: (key: ItemKey | null) => void;
}

const formOf = <Kind extends InteractionType>(
  type: Kind,
  { question, draft, onDraft }: Omit<KeyFieldsProps, "rule">,
  standing: ItemKey,
) => {
  const form = keyForms[type];
  if (form === null || !isKeyOf(type, standing)) return null;
  return createElement(form.Form, {
    body: question.body,
    interaction: question.body.interaction as InteractionOf<Kind>,
    itemKey: isKeyOf(type, draft) ? draft : null,
    standing,
    onChange: (key) => onDraft(key as ItemKey | null),
  });
};

/** The question, answered or described by the teacher as it is right. */
function KeyFields({ question, rule, draft, onDraft }: KeyFieldsProps) {
  const t = useMessage();
  const language = useLanguage();
  const { stimulus, interaction, media } = question.body;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="card" p={{ base: "12", md: "16" }}>
      <FieldGroup title={t(`regrade.${rule}Title`)}>
        {stimulus === undefined ? null : (
          <Box as="details">
            <Box as="summary" minH="44" alignContent="center" cursor="pointer">
              {stimulus.title === undefined ? t("regrade.passage") : localized(stimulus.title, language)}
            </Box>
            <ItemContent text={stimulus.content} media={media} />
          </Box>
        )}
        <Suspense fallback={<Skeleton height="120px" role="status" aria-label={t("state.loading")} />}>
          {formOf(interaction.type, { question, draft, onDraft }, standingKey(question))}
        </Suspense>
      </FieldGroup>
    </Box>
  );
}

/** The key that counts now. */
const standingKey = ({ key, standing }: RegradeQuestion): ItemKey =>
  standing?.rule === "newKey" ? (standing.key ?? key) : key;

/** The key with which the form of a rule opens. */
export function openingKey(question: RegradeQuestion, rule: RegradeTerms["rule"]): ItemKey | null {
  const form = keyForms[question.body.interaction.type];
  if (!hasRegradeKey(rule) || form === null) return null;
  return rule === "alsoRight" && form.startsEmpty === true ? null : standingKey(question);
}

interface RuleFieldsProps {
  readonly question: RegradeQuestion;
  readonly terms: RegradeTerms;
  /** The key as far as it is entered. */
  readonly draft: ItemKey | null;
  readonly isDisabled: boolean;
  readonly onChange: (terms: RegradeTerms, draft: ItemKey | null) => void;
}

/** What should count for a question, with the answer that is right, the reason, and whether scores may fall. */
export function RuleFields({ question, terms, draft, isDisabled, onChange }: RuleFieldsProps) {
  const t = useMessage();
  const id = useId();
  const { interaction } = question.body;
  const { rule } = terms;
  const isReleased = question.release_phase !== "held";
  const isByPeople = keyForms[interaction.type] === null;
  const choose = (next: RegradeTerms["rule"]) => {
    const key = openingKey(question, next);
    onChange({ ...terms, rule: next, key: isCompleteKey(interaction, key) ? key : null }, key);
  };
  return (
    <chakra.fieldset disabled={isDisabled} display="flex" flexDirection="column" gap="16" minW="0">
      {rule === "restore" ? null : (
        <FieldGroup title={t("regrade.rules")}>
          {newRules.map((one) => {
            const isOut = isByPeople && hasRegradeKey(one);
            return (
              <chakra.label
                key={one}
                display="flex"
                gap="12"
                minH="44"
                py="4"
                cursor={isOut ? "default" : "pointer"}
                color={isOut ? "fg.muted" : undefined}
              >
                <Mark type="radio" name={id} checked={rule === one} disabled={isOut} onChange={() => choose(one)} />
                <span>
                  <Box as="span" display="block" fontWeight="medium">
                    {t(ruleNames[one])}
                  </Box>
                  <Box as="span" display="block" color="fg.muted">
                    {isOut ? t("regrade.byPeople") : t(ruleTexts[one])}
                  </Box>
                </span>
              </chakra.label>
            );
          })}
        </FieldGroup>
      )}
      {rule === "newKey" || rule === "alsoRight" ? (
        <KeyFields
          key={rule}
          question={question}
          rule={rule}
          draft={draft}
          onDraft={(next) => onChange({ ...terms, key: isCompleteKey(interaction, next) ? next : null }, next)}
        />
      ) : null}
      <Box>
        <chakra.label htmlFor={`${id}-reason`} display="block" fontWeight="medium" mb="4">
          {t("regrade.reason")}
        </chakra.label>
        <TextArea
          id={`${id}-reason`}
          rows={2}
          minH="64px"
          py="8"
          required
          maxLength={longestReason}
          aria-describedby={`${id}-hint`}
          value={terms.reason}
          onChange={({ target }) => onChange({ ...terms, reason: target.value }, draft)}
        />
        <Box id={`${id}-hint`} color="fg.muted" fontSize="sm">
          {t("regrade.reasonHint")}
        </Box>
      </Box>
      {rule === "restore" ? null : (
        <Box>
          <Flex as="label" align="center" gap="8" minH="44" cursor={isReleased ? "default" : "pointer"}>
            <Mark
              type="checkbox"
              mt="0"
              checked={isReleased || terms.neverLower}
              disabled={isReleased}
              aria-describedby={isReleased ? `${id}-forced` : undefined}
              onChange={({ target }) => onChange({ ...terms, neverLower: target.checked }, draft)}
            />
            {t("regrade.neverLower")}
          </Flex>
          {isReleased ? (
            <Box id={`${id}-forced`} color="fg.muted" fontSize="sm">
              {t("regrade.neverLowerForced")}
            </Box>
          ) : null}
        </Box>
      )}
    </chakra.fieldset>
  );
}
