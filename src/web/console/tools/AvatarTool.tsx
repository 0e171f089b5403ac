import { Box } from "@chakra-ui/react/box";
import { useRouter } from "@tanstack/react-router";
import { ChevronDown, CircleUserRound, LogOut } from "lucide-react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { Avatar } from "../../ui/Avatar";
import { MenuButton } from "../../ui/MenuButton";
import type { MenuChoice } from "../../ui/MenuRow";
import { personalCenterPath } from "../commands/use-page-commands";
import { useSignOut } from "../commands/use-sign-out";
import { ToolButton } from "./HeaderTool";

/** A menu with the name of the person signed in, the personal centre, and sign-out. */
export function AvatarTool() {
  const t = useMessage();
  const router = useRouter();
  const profile = useSession(selectProfile);
  const signOut = useSignOut();
  if (profile === null) return null;
  const { nickname, username, avatar } = profile;
  const entries: readonly MenuChoice[] = [
    {
      key: "center",
      label: t("tools.center"),
      Icon: CircleUserRound,
      onSelect: () => void router.navigate({ to: personalCenterPath }),
    },
    { key: "signOut", label: t("account.signOut"), Icon: LogOut, onSelect: signOut },
  ];
  const header = (
    <Box px="12" py="8" mb="4" borderBottomWidth="1px" borderColor="border" maxW="240px" overflowWrap="anywhere">
      <Box fontWeight="medium">{nickname}</Box>
      <Box fontSize="xs" color="fg.muted">
        {username}
      </Box>
    </Box>
  );
  return (
    <MenuButton
      Trigger={AvatarButton}
      entries={entries}
      menuLabel={t("app.userMenu", { name: nickname })}
      header={header}
      aria-label={t("app.userMenu", { name: nickname })}
      title={nickname}
    >
      <Avatar name={nickname} image={avatar} />
      <Box as="span" display={{ base: "none", md: "inline" }} maxW="12ch" overflow="hidden" textOverflow="ellipsis">
        {nickname}
      </Box>
      <Box as="span" display={{ base: "none", md: "inline" }}>
        <ChevronDown size={14} aria-hidden="true" />
      </Box>
    </MenuButton>
  );
}

const AvatarButton = (props: React.ComponentProps<typeof ToolButton>) => (
  <ToolButton px={{ base: "4", md: "8" }} {...props} />
);
