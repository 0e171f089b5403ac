import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { Accommodation } from "../../../contract/attempt/accommodation";
import { examColours } from "../../../contract/attempt/exam-colours";
import { noAccommodation } from "../../../contract/attempt/no-accommodation";
import { textSizes } from "../../../contract/attempt/text-sizes";
import type { ClassMember } from "../../../contract/classes/classes";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { formatsOf } from "../../ui/format";
import { FormDialog } from "../FormDialog";

/** The time limit of the test that serves as an example, in minutes. */
const sampleMinutes = 40;
const timeFactors = [1, 1.25, 1.5, 1.75, 2, 3] as const;
const breakFactors = [1, 1.5, 2, 3] as const;

const withPresent = (offered: readonly number[], present: number): readonly number[] =>
  offered.includes(present) ? offered : [...offered, present].toSorted((a, b) => a - b);

interface TermFieldsProps {
  readonly terms: Accommodation;
  readonly onChange: (part: Partial<Accommodation>) => void;
}

function TermFields({ terms, onChange }: TermFieldsProps) {
  const t = useMessage();
  const { points } = formatsOf(useLanguage());
  const { time_factor: time, break_factor: breaks, text_size: size, colours } = terms;
  const factor = (value: number) => (value === 1 ? t("classes.terms.usual") : `× ${points(value)}`);
  return (
    <>
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        <Chooser
          label={t("classes.field.time")}
          options={[
            ...withPresent(timeFactors, time ?? 1).map((value) => ({ value: String(value), label: factor(value) })),
            { value: "none", label: t("classes.terms.untimed") },
          ]}
          chosen={time === null ? "none" : String(time)}
          onChoose={(value) => onChange({ time_factor: value === "none" ? null : Number(value) })}
        />
        <Chooser
          label={t("classes.field.breaks")}
          options={withPresent(breakFactors, breaks).map((value) => ({ value, label: factor(value) }))}
          chosen={breaks}
          onChoose={(value) => onChange({ break_factor: value })}
        />
        <Chooser
          label={t("classes.field.text")}
          options={textSizes.map((value) => ({ value, label: `${value} %` }))}
          chosen={size}
          onChoose={(value) => onChange({ text_size: value })}
        />
        <Chooser
          label={t("classes.field.colours")}
          options={[
            { value: "", label: t("classes.terms.usual") },
            ...examColours.map((value) => ({ value, label: t(`classes.colours.${value}`) })),
          ]}
          chosen={colours ?? ""}
          onChoose={(value) => onChange({ colours: value === "" ? null : value })}
        />
      </Grid>
      <Flex gap="4" columnGap="16" wrap="wrap" mt="12">
        {(["extra_breaks", "text_to_speech"] as const).map((term) => (
          <Flex as="label" key={term} gap="8" align="center" minH={{ base: "44", md: "32" }} cursor="pointer">
            <input
              type="checkbox"
              checked={terms[term]}
              onChange={({ target }) => onChange({ [term]: target.checked })}
            />
            {t(`classes.field.${term}`)}
          </Flex>
        ))}
      </Flex>
    </>
  );
}

interface AccommodationDialogProps {
  readonly member: ClassMember;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What is arranged for a member, in every test of every class; an example says what it means. */
export function AccommodationDialog({ member, onSaved, onClose }: AccommodationDialogProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { whole } = formatsOf(useLanguage());
  const [terms, setTerms] = useState(member.accommodation ?? noAccommodation);
  const [note, setNote] = useState("");
  const [until, setUntil] = useState("");
  const save = useChange("setAccommodation", onSaved);
  const store = (given: Accommodation | null) =>
    save.mutate({
      idempotency_key: uuidv7(),
      member_id: member.member_id,
      terms: given,
      note: note.trim(),
      until: given === null || until === "" ? null : new Date(`${until}T23:59:59`).getTime(),
    });
  const { time_factor: time } = terms;
  const sample =
    time === null
      ? t("classes.sampleUntimed", { usual: sampleMinutes })
      : time === 1
        ? t("classes.sampleUsual", { usual: sampleMinutes })
        : t("classes.sample", { minutes: whole(sampleMinutes * time), usual: sampleMinutes });
  return (
    <FormDialog title={t("classes.arrangeFor", { name: member.name })} onClose={onClose}>
      <Box color="fg.muted" mb="16">
        {t("classes.arrangeLead")}
      </Box>
      <TermFields terms={terms} onChange={(part) => setTerms({ ...terms, ...part })} />
      <Box role="status" mt="12" bg="accent.tint" borderRadius="control" px="12" py="8">
        {sample}
      </Box>
      <Grid gap="16" mt="16" templateColumns={{ base: "minmax(0, 1fr)", md: "2fr 1fr" }}>
        <Field
          label={t("classes.field.note")}
          autoComplete="off"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Field
          label={t("classes.field.until")}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Grid>
      {save.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(save.error)}
        </Box>
      )}
      <Flex gap="8" mt="24" wrap="wrap" justify="flex-end">
        {member.accommodation === null ? null : (
          <Button variant="quiet" minH="44" disabled={save.isPending} onClick={() => store(null)}>
            {t("classes.arrangeNothing")}
          </Button>
        )}
        <Button variant="outline" minH="44" onClick={onClose}>
          {t("classes.cancel")}
        </Button>
        <Button minH="44" aria-busy={save.isPending} disabled={save.isPending} onClick={() => store(terms)}>
          {t("classes.save")}
        </Button>
      </Flex>
    </FormDialog>
  );
}
