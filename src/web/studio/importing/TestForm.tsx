import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState, type SubmitEvent } from "react";
import type { ImportChoices, ImportTest } from "../../../contract/importing/importing";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { testChoices, testFields, testProblems, type TestFields, type TestProblems } from "./test-fields";

const Form = chakra("form");

interface TestFormProps {
  readonly test: ImportTest;
  /** The entries are being sent. */
  readonly isSaving: boolean;
  readonly onSave: (choices: ImportChoices) => void;
  readonly onClose: () => void;
}

/** The form for title, language, subject, time limit, attempts and sections of a test before it is imported. */
export function TestForm({ test, isSaving, onSave, onClose }: TestFormProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => testFields(test));
  const [fields, setFields] = useState(before);
  const [problems, setProblems] = useState<TestProblems>({});
  const change = (part: Partial<TestFields>) => {
    setFields((typed) => ({ ...typed, ...part }));
    setProblems({});
  };
  const changeSection = (place: number, part: Partial<TestFields["sections"][number]>) =>
    change({ sections: fields.sections.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = testProblems(fields);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    onSave(testChoices(fields, before, test));
  };
  const problem = (name: keyof TestProblems) => (problems[name] === undefined ? undefined : t(problems[name]));
  return (
    <Form ref={form} noValidate onSubmit={submit} mt="16">
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        <Field
          label={t("import.field.title")}
          name="title"
          maxLength={300}
          value={fields.title}
          problem={problem("title")}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Field
          label={t("import.field.subject")}
          name="subject"
          maxLength={64}
          value={fields.subject}
          problem={problem("subject")}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <Chooser
          label={t("import.field.language")}
          options={(["zh", "en"] as const).map((value) => ({ value, label: t(`import.language.${value}`) }))}
          chosen={fields.language}
          onChoose={(language) => change({ language })}
        />
        <Field
          label={t("import.field.minutes")}
          name="minutes"
          inputMode="numeric"
          value={fields.minutes}
          problem={problem("minutes")}
          onChange={({ target }) => change({ minutes: target.value })}
        />
        <Field
          label={t("import.field.attempts")}
          name="attempts"
          inputMode="numeric"
          value={fields.attempts}
          problem={problem("attempts")}
          onChange={({ target }) => change({ attempts: target.value })}
        />
      </Grid>
      {fields.sections.length < 2 ? null : (
        <Box as="fieldset" mt="16" p="0" borderWidth="0">
          <Box as="legend" fontWeight="medium" mb="8">
            {t("import.field.sections")}
          </Box>
          <Grid gap="12">
            {fields.sections.map((section, place) => (
              <Flex key={place} gap="12" align="end" wrap="wrap">
                <Box flex="1" minW="200px">
                  <Field
                    label={t("import.field.section", { number: place + 1 })}
                    maxLength={300}
                    disabled={section.merged}
                    value={section.title}
                    onChange={({ target }) => changeSection(place, { title: target.value })}
                  />
                </Box>
                {place === 0 ? null : (
                  <Box as="label" display="flex" gap="8" alignItems="center" minH="44" cursor="pointer">
                    <input
                      type="checkbox"
                      checked={section.merged}
                      onChange={({ target }) => changeSection(place, { merged: target.checked })}
                    />
                    {t("import.field.merged")}
                  </Box>
                )}
              </Flex>
            ))}
          </Grid>
        </Box>
      )}
      <Flex gap="8" mt="16" wrap="wrap" justify="flex-end">
        <Button variant="outline" minH="44" disabled={isSaving} onClick={onClose}>
          {t("import.keepAsIs")}
        </Button>
        <Button type="submit" minH="44" disabled={isSaving} aria-busy={isSaving}>
          {t(isSaving ? "import.phase.saving" : "import.save")}
        </Button>
      </Flex>
    </Form>
  );
}
