import { chakra } from "@chakra-ui/react/styled-system";
import type { Profile } from "../../../../machines/session/profile";
import type { MyAccount } from "../../../contract/account/personal";
import { useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { dayOf } from "./days";
import { PersonalAvatar } from "./PersonalAvatar";

const roleWords: Readonly<Partial<Record<string, MessageId>>> = {
  student: "center.role.student",
  author: "center.role.author",
  reviewer: "center.role.reviewer",
  teacher: "center.role.teacher",
  admin: "center.role.admin",
};

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "16",
    rowGap: "8",
    mt: "20",
    pt: "20",
    borderTopWidth: "1px",
    borderColor: "border",
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
  },
});

/** The roles in words; a role without a translation is shown by its name. */
function useRoles({ role, admin }: Profile): string {
  const t = useMessage();
  const names = admin && !role.includes("admin") ? ["admin", ...role] : role;
  return names
    .map((name) => {
      const words = roleWords[name];
      return words === undefined ? name : t(words);
    })
    .join(t("center.listSeparator"));
}

interface PersonalIdentityProps {
  readonly profile: Profile;
  /** Further facts about the account; undefined until they have loaded. */
  readonly account: MyAccount | undefined;
}

/** The name, roles and identity of the signed-in person. */
export function PersonalIdentity({ profile, account }: PersonalIdentityProps) {
  const t = useMessage();
  const language = useLanguage();
  const { username, grade } = profile;
  const roles = useRoles(profile);
  return (
    <Card aria-label={t("center.you")}>
      <PersonalAvatar profile={profile} />
      <Facts>
        <dt>{t("account.username")}</dt>
        <dd>{username}</dd>
        {roles === "" ? null : (
          <>
            <dt>{t("center.role")}</dt>
            <dd>{roles}</dd>
          </>
        )}
        <dt>{t("account.grade")}</dt>
        <dd>{grade === null ? t("center.noGrade") : t("account.gradeNumber", { grade })}</dd>
        {account === undefined ? null : (
          <>
            <dt>{t("personal.phone")}</dt>
            <dd>{account.mobile ?? t("personal.noPhone")}</dd>
            <dt>{t("account.email")}</dt>
            <dd>{account.email ?? t("personal.noPhone")}</dd>
            <dt>{t("personal.since")}</dt>
            <dd>{dayOf(account.created_at, language)}</dd>
          </>
        )}
      </Facts>
    </Card>
  );
}
