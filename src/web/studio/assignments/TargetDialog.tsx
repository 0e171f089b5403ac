import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useState, type SubmitEvent } from "react";
import type { AssignedMember, AssignmentEntry } from "../../../contract/classes/assignments";
import { usePages } from "../../effects/use-pages";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { fieldTime } from "../field-time";
import { FormDialog } from "../FormDialog";
import { isWindow, momentFrom } from "./changed-window";
import { ChangeProblems } from "./ChangeProblems";
import { useAssignmentChange, type AssignmentChange } from "./use-assignment-change";

type Target = Extract<AssignmentChange, { readonly kind: "target" }>["target"];

/** The published tests of the teacher, and the one that the member has. */
function useForms({ menu_id: ofClass }: AssignmentEntry, present: string) {
  const t = useMessage();
  const language = useLanguage();
  const tests = usePages("studioTests", {}).pages.flatMap((page) => page.tests);
  const published = tests
    .filter(({ edition, phase, test_id: id }) => edition > 0 && phase !== "withdrawn" && id !== ofClass)
    .map(({ test_id: value, title }) => ({ value, label: localized(title, language) }));
  const known = published.some(({ value }) => value === present) || present === "";
  return [
    { value: "", label: t("assignment.sameForm") },
    ...published,
    ...(known ? [] : [{ value: present, label: t("assignment.otherForm") }]),
  ];
}

/** The fields of a target, and what they say: a window that is the class's is none of its own. */
function useTargetFields(entry: AssignmentEntry, { member_id, target }: AssignedMember) {
  const [was] = useState({
    opens: target?.opens_at ?? entry.opens_at,
    closes: target?.closes_at ?? entry.closes_at,
  });
  const [fields, setFields] = useState({
    opens: fieldTime(was.opens),
    closes: fieldTime(was.closes),
    form: target?.menu_id ?? "",
  });
  const from = momentFrom(fields.opens, was.opens);
  const until = momentFrom(fields.closes, was.closes);
  const isClass = from === entry.opens_at && until === entry.closes_at;
  const said: Target = {
    member_id,
    opens_at: isClass ? null : from,
    closes_at: isClass ? null : until,
    menu_id: fields.form === "" ? null : fields.form,
  };
  return { fields, setFields, said, isGood: isWindow(from, until) };
}

interface TargetDialogProps {
  readonly entry: AssignmentEntry;
  readonly member: AssignedMember;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another window, or another form of the test, for one student. */
export function TargetDialog({ entry, member, onDone, onClose }: TargetDialogProps) {
  const t = useMessage();
  const { fields, setFields, said, isGood } = useTargetFields(entry, member);
  const [isTried, setTried] = useState(false);
  const forms = useForms(entry, fields.form);
  const change = useAssignmentChange(entry, onDone);
  const { findings, isPending, send, forget } = change;
  const isBlocked = findings?.some(({ severity }) => severity === "blocking") === true;
  const edit = (part: Partial<typeof fields>) => {
    setFields({ ...fields, ...part });
    forget();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGood && !isPending) send({ kind: "target", target: said }, findings !== null);
  };
  return (
    <FormDialog title={t("assignment.makeupOf", { name: member.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <Box color="fg.muted" mb="16">
          {t("assignment.makeupLead")}
        </Box>
        <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} mb="16">
          <Field
            label={t("assign.opens")}
            type="datetime-local"
            required
            value={fields.opens}
            onChange={({ target }) => edit({ opens: target.value })}
          />
          <Field
            label={t("assign.closes")}
            type="datetime-local"
            required
            value={fields.closes}
            onChange={({ target }) => edit({ closes: target.value })}
          />
        </Grid>
        <Flex direction="column" gap="16">
          <Chooser
            label={t("assignment.form")}
            options={forms}
            chosen={fields.form}
            onChoose={(form) => edit({ form })}
          />
          <ChangeProblems change={change} isBadWindow={isTried && !isGood} />
        </Flex>
        <Flex gap="8" mt="24" wrap="wrap" justify="flex-end">
          {member.target === null ? null : (
            <Button
              variant="quiet"
              minH="44"
              disabled={isPending}
              onClick={() =>
                send({
                  kind: "target",
                  target: { member_id: member.member_id, opens_at: null, closes_at: null, menu_id: null },
                })
              }
            >
              {t("assignment.makeupNone")}
            </Button>
          )}
          <Button variant="outline" minH="44" onClick={onClose}>
            {t("assignment.close")}
          </Button>
          <Button type="submit" minH="44" disabled={isBlocked} aria-busy={isPending}>
            {t(findings === null || isBlocked ? "assignment.save" : "assignment.saveAllTheSame")}
          </Button>
        </Flex>
      </form>
    </FormDialog>
  );
}
