import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import type { AssignTerms } from "./assign-terms";
import type { OfferedTests } from "./use-offered-tests";

interface ChoiceProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** From so many tests on, they are searched by words. */
const manyTests = 12;

/** The tests of the person, then those of the site; where there are many, those whose names have the typed words. */
function TestChoice({ tests, chosen, onChoose }: ChoiceProps & { readonly tests: OfferedTests }) {
  const t = useMessage();
  const [typed, type] = useState("");
  const all = [...tests.mine, ...tests.others];
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const shown = all.filter((one) => one.value === chosen || found.includes(one));
  return (
    <Box>
      {all.length > manyTests ? (
        <Box mb="12">
          <Field
            label={t("assign.findTest")}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <Box role="status" color="fg.muted" fontSize="sm" mt="4" fontVariantNumeric="tabular-nums">
            {t("assign.foundTests", { count: found.length, total: all.length })}
          </Box>
        </Box>
      ) : null}
      <Chooser
        label={t("assign.test")}
        options={[{ value: "", label: t("assign.choose") }, ...shown]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Box>
  );
}

function ClassChoice({ chosen, onChoose }: ChoiceProps) {
  const t = useMessage();
  const classes = useCall("studioClasses", {}).data?.classes;
  if (classes?.length === 0)
    return (
      <Box>
        <Box mb="8">{t("assign.noClassYet")}</Box>
        <Button variant="outline" size="sm" asChild>
          <Link to="/studio/classes">{t("classes.new")}</Link>
        </Button>
      </Box>
    );
  return (
    <Chooser
      label={t("assign.class")}
      options={[
        { value: "", label: t("assign.choose") },
        ...(classes ?? []).map(({ class_id: value, name, school_year: year }) => ({
          value,
          label: year === "" ? name : `${name} · ${year}`,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface TestAndClassProps {
  readonly terms: AssignTerms;
  /** What is offered; null: the test is given by the page. */
  readonly tests: OfferedTests | null;
  readonly hasClass: boolean;
  readonly onChange: (part: Partial<AssignTerms>) => void;
}

/** Which test, and which class, as far as they are not given by the page. */
export function TestAndClass({ terms, tests, hasClass, onChange }: TestAndClassProps) {
  if (tests === null && hasClass) return null;
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
      {tests === null ? null : (
        <TestChoice tests={tests} chosen={terms.menuId} onChoose={(menuId) => onChange({ menuId })} />
      )}
      {hasClass ? null : (
        <ClassChoice chosen={terms.classId} onChoose={(classId) => onChange({ classId, members: null })} />
      )}
    </Grid>
  );
}
