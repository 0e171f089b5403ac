import { useState } from "react";
import { faults } from "../../../contract/calls/faults";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import { showToast } from "../../ui/toasts";
import { PasswordField } from "../sign-in/PasswordField";
import { focusProblem, usePersonalUpdate } from "./personal-update";
import { validatePassword, type PasswordFields, type Problems } from "./personal-validate";
import { PersonalForm } from "./PersonalForm";

interface PersonalPasswordFormProps {
  readonly username: string;
  /** Without a password, the old password is not asked for. */
  readonly hasPassword: boolean;
  readonly onSaved: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

const empty: PasswordFields = { old: "", password: "", again: "" };
const order = ["old", "password", "again"] as const;

/** Sets a new password; asks for the old one if there is one. Typed passwords are never stored in the browser. */
export function PersonalPasswordForm({ username, hasPassword, onDirty, onSaved }: PersonalPasswordFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { isBusy, fault, send, forgetFault } = usePersonalUpdate();
  const [fields, setFields] = useState(empty);
  const [problems, setProblems] = useState<Problems<PasswordFields>>({});
  const fill = (next: PasswordFields) => {
    setFields(next);
    onDirty(order.some((name) => next[name] !== ""));
  };
  const edit = (name: keyof PasswordFields, value: string) => {
    fill({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
    forgetFault();
  };
  const save = async () => {
    const { old, password } = fields;
    const saved = await send(hasPassword ? { old_password: old, password } : { password });
    if (saved === null) return;
    fill(empty);
    onSaved();
    showToast("plain", { message: hasPassword ? "center.passwordChanged" : "center.passwordSet" });
  };
  const submit = (form: HTMLFormElement) => {
    const found = validatePassword(fields, hasPassword);
    setProblems(found);
    if (!focusProblem(form, order, found)) void save();
  };
  const refusals: Readonly<Record<keyof PasswordFields, string | undefined>> = {
    old: fault?.code === faults.credentialsWrong.code ? t("center.oldWrong") : undefined,
    password: fault?.code === faults.passwordCommon.code ? faultText(fault) : undefined,
    again: undefined,
  };
  const field = (name: keyof PasswordFields) => {
    const problem = problems[name];
    return {
      name,
      value: fields[name],
      onChange: (event: { readonly target: { readonly value: string } }) => edit(name, event.target.value),
      problem: problem === undefined ? refusals[name] : t(problem),
    };
  };
  const isElsewhere = fault !== null && refusals.old === undefined && refusals.password === undefined;
  return (
    <PersonalForm
      title={t("center.password")}
      note={t(hasPassword ? "center.passwordNote" : "center.passwordFirst")}
      problem={isElsewhere ? faultText(fault) : undefined}
      isBusy={isBusy}
      action={isBusy ? t("center.saving") : t(hasPassword ? "center.changePassword" : "center.setPassword")}
      onSubmit={submit}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {hasPassword ? (
        <PasswordField label={t("center.oldPassword")} autoComplete="current-password" {...field("old")} />
      ) : null}
      <PasswordField
        label={t("center.newPassword")}
        autoComplete="new-password"
        placeholder={t("center.passwordStrong")}
        {...field("password")}
      />
      <PasswordField label={t("center.repeatPassword")} autoComplete="new-password" {...field("again")} />
    </PersonalForm>
  );
}
