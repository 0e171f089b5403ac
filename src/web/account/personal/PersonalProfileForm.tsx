import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import type { Profile } from "../../../../machines/session/profile";
import { useSessionActor } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { showToast } from "../../ui/toasts";
import { GradeField } from "../register/GradeField";
import type { usePersonalDraft } from "./personal-draft";
import { focusProblem, usePersonalUpdate } from "./personal-update";
import { validateProfile, type ProfileFields, type Problems } from "./personal-validate";
import { PersonalForm } from "./PersonalForm";

/** The form for nickname and grade. */
export function PersonalProfileForm({
  draft: { fields, isDirty, change, discard },
}: {
  readonly draft: ReturnType<typeof usePersonalDraft>;
}) {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const { isBusy, fault, send, forgetFault } = usePersonalUpdate();
  const [problems, setProblems] = useState<Problems<ProfileFields>>({});
  const edit = (part: Partial<ProfileFields>) => {
    change(part);
    setProblems({});
    forgetFault();
  };
  const undo = () => {
    discard();
    setProblems({});
    forgetFault();
  };
  const save = async () => {
    const saved = await send({
      nickname: fields.nickname.trim(),
      grade: fields.grade === "" ? null : Number(fields.grade),
    });
    if (saved === null) return;
    const { username, nickname, avatar, status, type, admin, role, permission, grade } = saved;
    const profile: Profile = { username, nickname, avatar, status, type, admin, role, permission, grade };
    discard();
    session.send({ type: "profile.changed", profile });
    showToast("plain", { message: "center.saved" });
  };
  const submit = (form: HTMLFormElement) => {
    const found = validateProfile(fields);
    setProblems(found);
    if (!focusProblem(form, ["nickname"], found)) void save();
  };
  return (
    <PersonalForm
      title={t("center.profile")}
      note={t("center.profileNote")}
      problem={fault === null ? undefined : faultText(fault)}
      isBusy={isBusy}
      action={isBusy ? t("center.saving") : t("center.save")}
      beside={
        isDirty ? (
          <>
            <Button variant="quiet" minH="44" onClick={undo}>
              {t("center.discard")}
            </Button>
            <Box as="span" color="fg.muted">
              {t("center.unsaved")}
            </Box>
          </>
        ) : null
      }
      onSubmit={submit}
    >
      <Field
        label={t("account.nickname")}
        name="nickname"
        autoComplete="nickname"
        maxLength={64}
        value={fields.nickname}
        onChange={(event) => edit({ nickname: event.target.value })}
        problem={problems.nickname && t(problems.nickname)}
      />
      <GradeField value={fields.grade} onChange={(chosen) => edit({ grade: chosen })} />
    </PersonalForm>
  );
}
