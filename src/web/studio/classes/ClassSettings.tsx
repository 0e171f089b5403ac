import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import type { ClassDetail } from "../../../contract/classes/classes";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";

interface ClassSettingsProps {
  readonly detail: ClassDetail;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Renames a class, and puts it away or brings it back. */
export function ClassSettings({ detail, onChanged, onClose }: ClassSettingsProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { class_id, version, archived } = detail;
  const [name, setName] = useState(detail.name);
  const [year, setYear] = useState(detail.school_year);
  const save = useChange("saveClass", onChanged);
  const store = (isArchived: boolean) =>
    save.mutate({
      idempotency_key: uuidv7(),
      class_id,
      version,
      name: name.trim(),
      school_year: year.trim(),
      archived: isArchived,
    });
  const isNameless = name.trim() === "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isNameless && !save.isPending) store(archived);
  };
  return (
    <form onSubmit={submit}>
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "2fr 1fr" }}>
        <Field
          label={t("classes.name")}
          autoComplete="off"
          maxLength={100}
          value={name}
          disabled={archived}
          problem={isNameless ? t("classes.nameMissing") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t("classes.year")}
          autoComplete="off"
          maxLength={20}
          value={year}
          disabled={archived}
          onChange={({ target }) => setYear(target.value)}
        />
      </Grid>
      {save.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(save.error)}
        </Box>
      )}
      <Flex gap="8" mt="16" wrap="wrap">
        {archived ? null : (
          <Button type="submit" minH="44" aria-busy={save.isPending}>
            {t("classes.save")}
          </Button>
        )}
        <Button variant="outline" minH="44" disabled={save.isPending || isNameless} onClick={() => store(!archived)}>
          {t(archived ? "classes.bringBack" : "classes.archive")}
        </Button>
        <Button variant="quiet" minH="44" onClick={onClose}>
          {t("classes.cancel")}
        </Button>
      </Flex>
      <Box color="fg.muted" fontSize="sm" mt="8">
        {t("classes.archiveNote")}
      </Box>
    </form>
  );
}
