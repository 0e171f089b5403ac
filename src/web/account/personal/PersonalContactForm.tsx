import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { faults } from "../../../contract/calls/faults";
import { readSentCode } from "../../../contract/validators/text";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { showToast } from "../../ui/toasts";
import { CodeButton } from "../sign-in/CodeButton";
import { CodeField } from "../sign-in/CodeField";
import {
  contactOf,
  validateCode,
  validateEmail,
  type CodeDestination,
  type ContactKind,
} from "../sign-in/validate-code";
import { focusProblem, usePersonalUpdate } from "./personal-update";
import { validateMobile, type Problems } from "./personal-validate";
import { PersonalForm } from "./PersonalForm";

interface ContactFields {
  readonly contact: string;
  readonly code: string;
}

const empty: ContactFields = { contact: "", code: "" };
const order = ["contact", "code"] as const;

const kinds = {
  mobile: {
    title: "center.phone",
    note: "center.phoneNote",
    label: "center.mobile",
    action: "center.bind",
    done: "center.bound",
    validate: validateMobile,
    taken: faults.mobileTaken.code,
    input: { type: "tel", inputMode: "tel", autoComplete: "tel-national", maxLength: 32 },
  },
  email: {
    title: "account.email",
    note: "account.emailNote",
    label: "account.emailAddress",
    action: "account.bindEmail",
    done: "account.emailBound",
    validate: validateEmail,
    taken: faults.emailTaken.code,
    input: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  },
} as const;

interface PersonalContactFormProps {
  readonly kind: ContactKind;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSaved: () => void;
}

/** The form for the person's phone number or e-mail address, confirmed by a code that is sent to it. */
export function PersonalContactForm({ kind, onDirty, onSaved }: PersonalContactFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { isBusy, fault, send, forgetFault } = usePersonalUpdate();
  const [fields, setFields] = useState(empty);
  const [problems, setProblems] = useState<Problems<ContactFields>>({});
  const { title, note, label, action, done, validate, taken, input } = kinds[kind];
  const fill = (next: ContactFields) => {
    setFields(next);
    onDirty(order.some((name) => next[name] !== ""));
  };
  const edit = (name: keyof ContactFields, value: string) => {
    fill({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
    forgetFault();
  };
  const save = async () => {
    const saved = await send({ ...contactOf(fields.contact, kind), code: readSentCode(fields.code) });
    if (saved === null) return;
    fill(empty);
    onSaved();
    showToast("plain", { message: done });
  };
  const submit = (form: HTMLFormElement) => {
    const found = { contact: validate(fields.contact), code: validateCode(fields.code, kind) };
    setProblems(found);
    if (!focusProblem(form, order, found)) void save();
  };
  const readContact = (): CodeDestination | null => {
    const problem = validate(fields.contact);
    setProblems({ ...problems, contact: problem });
    return problem === undefined ? contactOf(fields.contact, kind) : null;
  };
  const refusal = fault === null ? undefined : faultText(fault);
  const isTaken = fault?.code === taken;
  const isCodeWrong = fault?.code === faults.smsCodeWrong.code;
  return (
    <PersonalForm
      title={t(title)}
      note={t(note)}
      problem={isTaken || isCodeWrong ? undefined : refusal}
      isBusy={isBusy}
      action={isBusy ? t("center.saving") : t(action)}
      onSubmit={submit}
    >
      <Box>
        <Field
          label={t(label)}
          name="contact"
          {...input}
          value={fields.contact}
          onChange={(event) => edit("contact", event.target.value)}
          problem={problems.contact === undefined ? (isTaken ? refusal : undefined) : t(problems.contact)}
        />
        <CodeButton purpose="bind" readContact={readContact} />
      </Box>
      <CodeField
        value={fields.code}
        onChange={(code) => edit("code", code)}
        problem={problems.code === undefined ? (isCodeWrong ? refusal : undefined) : t(problems.code)}
      />
    </PersonalForm>
  );
}
