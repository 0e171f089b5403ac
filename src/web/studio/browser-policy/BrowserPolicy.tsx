import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import type { Fault } from "../../../../machines/support/fault";
import { faults } from "../../../contract/calls/faults";
import type { SebPolicy } from "../../../contract/integrations/lockdown";
import type { Localized } from "../../../contract/item/content";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { KindChoice } from "./KindChoice";
import { changeOf, formOfPolicy, policyProblem, type PolicyForm, type PolicyProblem } from "./policy-form";
import { PolicyAddresses } from "./PolicyAddresses";
import { SebPolicyFields } from "./SebPolicyFields";

const problemText = {
  addresses: "browser.addressesBad",
  program: "browser.programBad",
  file: "browser.fileNone",
  keys: "browser.keysBad",
} as const satisfies Readonly<Record<PolicyProblem, string>>;

/** The reason of a refused file, which the server says in both languages. */
const refusedFile = (fault: Fault): Localized | null => {
  if (fault.code !== faults.sebFileRefused.code || !("data" in fault)) return null;
  return (fault.data as { readonly reason?: Localized } | null)?.reason ?? null;
};

interface BrowserPolicyProps {
  readonly assignmentId: string;
  readonly onClose: () => void;
}

function OpenPolicy({ assignmentId, saved, onClose }: BrowserPolicyProps & { readonly saved: SebPolicy }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [form, setForm] = useState(() => formOfPolicy(saved));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useChange("saveSebPolicy", (policy) => {
    queries.setQueryData(["sebPolicy", { assignment_id: assignmentId }], policy);
    setForm(formOfPolicy(policy));
    setTried(false);
    setSaved(true);
  });
  const change = (part: Partial<PolicyForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setSaved(false);
    save.reset();
  };
  const problem = policyProblem(form, saved);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const policy = problem === null ? changeOf(form) : null;
    if (policy !== null && !save.isPending) save.mutate({ assignment_id: assignmentId, policy });
    if (problem === null && policy === null) setSaved(true);
  };
  const reason = save.error === null ? null : refusedFile(save.error);
  const said = save.error === null ? null : reason === null ? faultText(save.error) : localized(reason, language);
  return (
    <Flex direction="column" gap="20">
      <form onSubmit={submit}>
        <Flex direction="column" gap="16">
          <Box maxW="prose" color="fg.muted">
            {t("browser.lead")}
          </Box>
          <KindChoice chosen={form.kind} onChoose={(kind) => change({ kind })} />
          <SebPolicyFields form={form} saved={saved} onChange={change} />
          {isTried && problem !== null ? (
            <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
              {t(problemText[problem])}
            </Box>
          ) : null}
          {said === null ? null : (
            <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
              {said}
            </Box>
          )}
          <Flex gap="12" align="center" wrap="wrap">
            <Button type="submit" minH="44" aria-busy={save.isPending}>
              {t("browser.save")}
            </Button>
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("assignment.close")}
            </Button>
            <Box role="status" color="good.text">
              {isSaved ? t("browser.saved") : ""}
            </Box>
          </Flex>
        </Flex>
      </form>
      {saved.kind === "none" || saved.kind !== form.kind ? null : <PolicyAddresses policy={saved} />}
    </Flex>
  );
}

/** In which browser an assignment is sat: any, or Safe Exam Browser with what it needs. */
export function BrowserPolicy({ assignmentId, onClose }: BrowserPolicyProps) {
  const t = useMessage();
  const isReady = useMessagePart("browser");
  const { data, isError, error, refetch } = useCall("sebPolicy", { assignment_id: assignmentId });
  if (isError && data === undefined) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isReady) return <Skeleton height="240px" role="status" aria-label={t("state.loading")} />;
  return <OpenPolicy assignmentId={assignmentId} saved={data} onClose={onClose} />;
}
