import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import type { AuthoredNotice } from "../../../contract/site/site-admin";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { inputRecipe } from "../../theme/recipes";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { Hint } from "../Hint";
import { PicturePicker } from "../PicturePicker";
import { RoleChoice } from "../RoleChoice";
import { FormSheet } from "../Sheet";
import { fieldsOf, noticeInput, noticeProblems, type NoticeFields, type NoticeProblems } from "./notice-draft";

const TextArea = chakra("textarea", inputRecipe);

interface NoticeFormProps {
  /** null: a new notice. */
  readonly notice: AuthoredNotice | null;
  readonly onSaved: (notice: AuthoredNotice) => void;
  /** Reports whether the form has unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

/** The form that writes a new notice in both languages, or edits one. */
export function NoticeForm({ notice, onSaved, onDirty, onClose }: NoticeFormProps) {
  const t = useMessage();
  const id = useId();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const [newId] = useState(() => uuidv7());
  const [fields, setFields] = useState(() => fieldsOf(notice));
  const [problems, setProblems] = useState<NoticeProblems>({});
  const save = useChange("saveNotice", onSaved);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(fieldsOf(notice));
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => {
    tellDirty(isDirty);
    return () => tellDirty(false);
  }, [isDirty]);
  const change = (part: Partial<NoticeFields>) => {
    setFields((typed) => ({ ...typed, ...part }));
    setProblems({});
    save.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const now = serverNow();
    const found = noticeProblems(fields, notice, now);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    save.mutate(noticeInput(fields, notice, { now: Math.round(now), newId }));
  };
  const problem = (name: keyof NoticeProblems) => (problems[name] === undefined ? undefined : t(problems[name]));
  return (
    <FormSheet title={t(notice === null ? "notices.new" : "notices.edit")} isDirty={isDirty} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="16">
          {(["zh", "en"] as const).map((language) => (
            <Box key={language}>
              <chakra.label htmlFor={`${id}${language}`} display="block" mb="6" fontWeight="medium">
                {t(`notices.text.${language}`)}
              </chakra.label>
              <TextArea
                id={`${id}${language}`}
                name={language}
                lang={language}
                rows={3}
                py="8"
                maxLength={20_000}
                value={fields[language]}
                aria-invalid={problems.zh !== undefined}
                aria-describedby={`${id}hint`}
                onChange={({ target }) => change({ [language]: target.value })}
              />
            </Box>
          ))}
          <Hint id={`${id}hint`}>{t("notices.textHint")}</Hint>
          {problems.zh === undefined ? null : <Alert>{problem("zh")}</Alert>}
          <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="16">
            <Field
              label={t("notices.from")}
              type="datetime-local"
              name="from"
              value={fields.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <Field
              label={t("notices.until")}
              type="datetime-local"
              name="until"
              value={fields.until}
              problem={problem("until")}
              onChange={({ target }) => change({ until: target.value })}
            />
          </Grid>
          <Box>
            <RoleChoice legend={t("notices.for")} chosen={fields.role} onChange={(role) => change({ role })} />
            {fields.role.length === 0 ? <Hint>{t("notices.forAll")}</Hint> : null}
          </Box>
          <Box>
            <Field
              label={t("notices.image")}
              name="image"
              inputMode="url"
              autoComplete="off"
              value={fields.image}
              problem={problem("image")}
              onChange={({ target }) => change({ image: target.value })}
            />
            <Hint>{t("notices.image.hint")}</Hint>
            <PicturePicker label={t("notices.image")} onSent={(image) => change({ image })} />
          </Box>
          {save.error === null ? null : <Alert>{faultText(save.error)}</Alert>}
          <Flex justify="flex-end" wrap="wrap" gap="8">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("manage.keep")}
            </Button>
            <Button type="submit" minH="44" aria-busy={save.isPending} aria-disabled={save.isPending}>
              {t(save.isPending ? "manage.saving" : "manage.save")}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormSheet>
  );
}
