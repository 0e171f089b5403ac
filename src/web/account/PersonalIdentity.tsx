import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { UserRound } from "lucide-react";
import type { Profile } from "../../../machines/session/session.machine";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";

const roleWords: Readonly<Partial<Record<string, MessageId>>> = {
  student: "center.role.student",
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

/** Roles in words; a role that has none is called as it is. */
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

/** Who is signed in. */
export function PersonalIdentity({ profile }: { readonly profile: Profile }) {
  const t = useMessage();
  const { avatar, nickname, username, grade } = profile;
  const roles = useRoles(profile);
  return (
    <Card aria-label={t("center.you")}>
      <Flex align="center" gap="16">
        {avatar === "" ? (
          <Flex
            flex="none"
            align="center"
            justify="center"
            width="64"
            height="64"
            borderRadius="pill"
            bg="accent.tint"
            color="accent.text"
          >
            <UserRound size={32} strokeWidth={1.5} aria-hidden="true" />
          </Flex>
        ) : (
          <chakra.img src={avatar} alt="" flex="none" width="64" height="64" borderRadius="pill" objectFit="cover" />
        )}
        <Box minW="0" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {nickname}
        </Box>
      </Flex>
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
      </Facts>
    </Card>
  );
}
