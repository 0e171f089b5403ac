import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { namesIn } from "./member-list";
import { RosterBox } from "./RosterBox";
import { schoolYearOf } from "./school-year";

const TextArea = chakra("textarea", inputRecipe);

interface NewClassProps {
  /** The class is there, with its members if a list was given. */
  readonly onMade: (classId: string) => void;
  /** Whether something would be lost by closing it. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

interface NewClassFormProps extends NewClassProps {
  readonly onListed: (classId: string, list: string) => void;
}

function NewClassForm({ onMade, onListed, onDirty, onClose }: NewClassFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const id = useId();
  const [key] = useState(() => uuidv7());
  const [name, setName] = useState("");
  const [year, setYear] = useState(() => schoolYearOf(new Date()));
  const [list, setList] = useState("");
  const [isNameless, setNameless] = useState(false);
  const count = namesIn(list);
  const save = useChange("saveClass", ({ class_id: classId }) =>
    count === 0 ? onMade(classId) : onListed(classId, list),
  );
  const isDirty = list.trim() !== "" || name.trim() !== "";
  const mark = useEffectEvent(onDirty);
  useEffect(() => mark(isDirty), [isDirty]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setNameless(name.trim() === "");
    if (name.trim() !== "" && !save.isPending)
      save.mutate({ idempotency_key: key, name: name.trim(), school_year: year.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "2fr 1fr" }}>
        <Field
          label={t("classes.name")}
          autoFocus
          autoComplete="off"
          maxLength={100}
          placeholder={t("classes.nameExample")}
          value={name}
          problem={isNameless ? t("classes.nameMissing") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t("classes.year")}
          autoComplete="off"
          maxLength={20}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </Grid>
      <Box mt="16">
        <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="4">
          {t("classes.names")}
        </chakra.label>
        <Box id={`${id}-hint`} color="fg.muted" fontSize="sm" maxW="prose" mb="8">
          {t("classes.namesHint")}
        </Box>
        <TextArea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={8}
          py="8"
          lineHeight="base"
          resize="vertical"
          spellCheck={false}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
      </Box>
      {save.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(save.error)}
        </Box>
      )}
      <Flex gap="8" mt="16" wrap="wrap">
        <Button type="submit" minH="44" aria-busy={save.isPending}>
          {t("classes.make", { count })}
        </Button>
        <Button variant="outline" minH="44" onClick={onClose}>
          {t("classes.cancel")}
        </Button>
      </Flex>
    </form>
  );
}

/** A new class by its name, with a pasted list of its members at once. */
export function NewClass({ onMade, onDirty, onClose }: NewClassProps) {
  const t = useMessage();
  const [made, setMade] = useState<{ readonly classId: string; readonly list: string } | null>(null);
  return (
    <Card aria-labelledby="new-class">
      <Box as="h2" id="new-class" fontSize="lg" mb="16">
        {t("classes.new")}
      </Box>
      {made === null ? (
        <NewClassForm
          onMade={onMade}
          onListed={(classId, list) => setMade({ classId, list })}
          onDirty={onDirty}
          onClose={onClose}
        />
      ) : (
        <RosterBox
          classId={made.classId}
          text={made.list}
          isOfNewClass
          onDirty={onDirty}
          onApplied={() => onMade(made.classId)}
          onClose={() => onMade(made.classId)}
        />
      )}
    </Card>
  );
}
