import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import { faults } from "../../../contract/calls/faults";
import type { ChangedMember, ClassDetail, ClassMember } from "../../../contract/classes/classes";
import { useChange } from "../../effects/use-change";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { FormDialog } from "../FormDialog";
import { typedFactsOf, type MemberChange } from "./member-change";

interface MemberDialogProps {
  readonly detail: Pick<ClassDetail, "class_id" | "version">;
  readonly member: ClassMember;
  /** The member is changed; `undo`: what brings the earlier state back; the version of the class afterwards. */
  readonly onDone: (done: MemberChange, undo: MemberChange, version: number) => void;
  /** Somebody else has changed the class. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

type Refused = ChangedMember["refused"];

/** One member of a class: name, student ID and user name, and the way out of the class. */
export function MemberDialog({ detail, member, onDone, onOutdated, onClose }: MemberDialogProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [typed, setTyped] = useState(() => typedFactsOf(member));
  const [refused, setRefused] = useState<Refused>([]);
  const change = useChange("changeMember", (changed, input) => {
    setRefused(changed.refused);
    if (changed.refused.length > 0) return;
    onDone(input.change, input.change.kind === "facts" ? typedFactsOf(member) : { kind: "returned" }, changed.version);
  });
  const send = (given: MemberChange) => {
    if (change.isPending) return;
    const { class_id, version } = detail;
    const input = { idempotency_key: uuidv7(), class_id, version, member_id: member.member_id, change: given };
    change.mutate(input, {
      onError: ({ code }) => {
        if (code === faults.classChanged.code) onOutdated();
      },
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(typed);
  };
  const problem = (fact: Refused[number]["fact"]) => {
    const found = refused.find((one) => one.fact === fact);
    return found === undefined ? undefined : localized(found.sentence, language);
  };
  const isLinked = member.access === "account" || member.access === "link";
  const type = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setRefused([]);
  };
  return (
    <FormDialog title={t("classes.edit.of", { name: member.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <Grid gap="16" mt="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
          <Box gridColumn={{ md: "1 / -1" }}>
            <Field
              label={t("classes.fact.name")}
              autoComplete="off"
              maxLength={200}
              value={typed.name}
              problem={problem("name")}
              onChange={({ target }) => type({ name: target.value })}
            />
          </Box>
          <Field
            label={t("classes.fact.external_id")}
            autoComplete="off"
            maxLength={200}
            value={typed.external_id}
            problem={problem("external_id")}
            onChange={({ target }) => type({ external_id: target.value })}
          />
          <Field
            label={t("classes.fact.username")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={typed.username}
            readOnly={isLinked}
            problem={problem("username")}
            onChange={({ target }) => type({ username: target.value })}
          />
        </Grid>
        <Box mt="8" color="fg.muted" fontSize="sm">
          {t(isLinked ? "classes.edit.linked" : "classes.edit.asks")}
        </Box>
        {change.error === null ? null : (
          <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(change.error)}
          </Box>
        )}
        <Flex gap="8" mt="24" wrap="wrap" justify="space-between">
          <Button
            variant="quiet"
            minH="44"
            disabled={change.isPending}
            onClick={() => send({ kind: "left" })}
            aria-describedby="leaving-note"
          >
            {t("classes.edit.remove")}
          </Button>
          <Flex gap="8" wrap="wrap">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("classes.cancel")}
            </Button>
            <Button type="submit" minH="44" aria-busy={change.isPending} disabled={change.isPending}>
              {t("classes.save")}
            </Button>
          </Flex>
        </Flex>
        <Box id="leaving-note" mt="8" color="fg.muted" fontSize="sm">
          {t("classes.edit.removeNote")}
        </Box>
      </form>
    </FormDialog>
  );
}
