import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState, type SubmitEvent } from "react";
import { invitationLimits } from "../../../contract/account/invitation-limits";
import type { Calls } from "../../../contract/calls/calls";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { freshFields, instantOf, shareProblems, type ShareFields, type ShareProblems } from "./share-terms";
import { isResult, type ShareSubject } from "./subject";
import { useShareCall } from "./use-share-call";

const Choice = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "8", minH: "32", cursor: "pointer" },
});

interface ShareFormProps {
  readonly subject: ShareSubject;
  readonly onMade: (output: Calls["setShareConfig"]["output"]) => void;
}

/** The form of a new invitation: start, end, number of guests and terms. */
export function ShareForm({ subject, onMade }: ShareFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => freshFields(serverNow()));
  const [problems, setProblems] = useState<ShareProblems>({});
  const [seesResult, setSeesResult] = useState(true);
  const [isStrict, setStrict] = useState(false);
  const { mutate, isPending, error, reset } = useShareCall((output) => {
    setFields(freshFields(serverNow()));
    onMade(output);
  });
  const change = (name: keyof ShareFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
    if (error !== null) reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = shareProblems(fields, serverNow());
    setProblems(found);
    const first = (["until", "uses"] as const).find((name) => found[name] !== undefined);
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    const from = instantOf(fields.from);
    mutate({
      ...subject,
      name: fields.name.trim(),
      ...(from === null ? {} : { valid_from: from }),
      valid_until: instantOf(fields.until) ?? 0,
      uses: Number(fields.uses),
      sees_result: seesResult,
      strict: isStrict,
    });
  };
  const input = (name: keyof ShareFields) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    problem: problems[name] === undefined ? undefined : t(problems[name]),
  });
  return (
    <Box as="section" aria-labelledby="share-new">
      <Box as="h3" id="share-new" fontSize="md" fontWeight="semibold" mb="12">
        {t("share.new")}
      </Box>
      <form ref={form} noValidate onSubmit={submit}>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="16">
          <Field label={t("share.name")} maxLength={invitationLimits.name} autoComplete="off" {...input("name")} />
          <Field
            label={t("share.uses")}
            type="number"
            inputMode="numeric"
            min={1}
            max={invitationLimits.uses}
            {...input("uses")}
          />
          <Field label={t("share.from")} type="datetime-local" {...input("from")} />
          <Field label={t("share.until")} type="datetime-local" {...input("until")} />
        </Grid>
        {isResult(subject) ? null : (
          <Flex direction="column" gap="4" mt="12">
            <Choice>
              <input type="checkbox" checked={seesResult} onChange={(event) => setSeesResult(event.target.checked)} />
              {t("share.seesResult")}
            </Choice>
            <Choice>
              <input type="checkbox" checked={isStrict} onChange={(event) => setStrict(event.target.checked)} />
              {t("share.strict")}
            </Choice>
          </Flex>
        )}
        {error === null ? null : (
          <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(error)}
          </Box>
        )}
        <Button type="submit" size="lg" mt="16" aria-busy={isPending} aria-disabled={isPending}>
          {t(isPending ? "share.making" : "share.make")}
        </Button>
      </form>
    </Box>
  );
}
