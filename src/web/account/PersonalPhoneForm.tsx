import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { faults } from "../../contract/faults";
import { useMessage } from "../i18n/use-message";
import { useFaultText } from "../ui/fault-text";
import { Field } from "../ui/Field";
import { showToast } from "../ui/toasts";
import { focusProblem, usePersonalUpdate } from "./personal-update";
import { validateMobile, validatePhone, type PhoneFields, type Problems } from "./personal-validate";
import { PersonalCodeButton } from "./PersonalCodeButton";
import { PersonalForm } from "./PersonalForm";

const empty: PhoneFields = { mobile: "", code: "" };
const order = ["mobile", "code"] as const;

/** A phone of one's own, shown to be so by a code that is sent to it. */
export function PersonalPhoneForm({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }) {
  const t = useMessage();
  const faultText = useFaultText();
  const { isBusy, fault, send, forgetFault } = usePersonalUpdate();
  const [fields, setFields] = useState(empty);
  const [problems, setProblems] = useState<Problems<PhoneFields>>({});
  const fill = (next: PhoneFields) => {
    setFields(next);
    onDirty(order.some((name) => next[name] !== ""));
  };
  const edit = (name: keyof PhoneFields, value: string) => {
    fill({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
    forgetFault();
  };
  const save = async () => {
    const saved = await send({ mobile: fields.mobile.trim(), code: fields.code.trim() });
    if (saved === null) return;
    fill(empty);
    showToast("plain", { message: "center.bound" });
  };
  const submit = (form: HTMLFormElement) => {
    const found = validatePhone(fields);
    setProblems(found);
    if (!focusProblem(form, order, found)) void save();
  };
  /** The number that a code can be sent to; where there is none, its field says so. */
  const readMobile = (): string | null => {
    const problem = validateMobile(fields.mobile);
    setProblems({ ...problems, mobile: problem });
    return problem === undefined ? fields.mobile.trim() : null;
  };
  const refusal = fault === null ? undefined : faultText(fault);
  const isTaken = fault?.code === faults.mobileTaken.code;
  const isCodeWrong = fault?.code === faults.smsCodeWrong.code;
  return (
    <PersonalForm
      title={t("center.phone")}
      note={t("center.phoneNote")}
      problem={isTaken || isCodeWrong ? undefined : refusal}
      isBusy={isBusy}
      action={isBusy ? t("center.saving") : t("center.bind")}
      onSubmit={submit}
    >
      <Field
        label={t("center.mobile")}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        value={fields.mobile}
        onChange={(event) => edit("mobile", event.target.value)}
        problem={problems.mobile === undefined ? (isTaken ? refusal : undefined) : t(problems.mobile)}
      />
      <Box>
        <Field
          label={t("center.code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={fields.code}
          onChange={(event) => edit("code", event.target.value)}
          problem={problems.code === undefined ? (isCodeWrong ? refusal : undefined) : t(problems.code)}
        />
        <PersonalCodeButton readMobile={readMobile} />
      </Box>
    </PersonalForm>
  );
}
