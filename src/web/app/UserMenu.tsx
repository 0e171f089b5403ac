import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ChevronDown, LogOut, UserRound } from "lucide-react";
import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession, useSessionActor } from "../contexts/session-context";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { closesByEscape } from "../ui/escape";

/** The person signed in, and the button to sign out. */
export function UserMenu() {
  const t = useMessage();
  const session = useSessionActor();
  const profile = useSession(selectProfile);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || !closesByEscape(event, button.current)) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box position="relative" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        px="8"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        aria-label={t("app.userMenu", { name: profile?.nickname ?? "" })}
        onClick={() => setOpen(!isOpen)}
      >
        <UserRound size={16} aria-hidden="true" />
        <Box as="span" display={{ base: "none", md: "inline" }} maxW="16ch" overflow="hidden" textOverflow="ellipsis">
          {profile?.nickname}
        </Box>
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <Box
        id="user-menu"
        hidden={!isOpen}
        position="absolute"
        right="0"
        top="calc(100% + 4px)"
        minW="200px"
        bg="bg.card"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        boxShadow="float"
        p="4"
        zIndex="overlay"
      >
        {profile === null ? null : (
          <Flex direction="column" px="12" py="8" borderBottomWidth="1px" borderColor="border" mb="4">
            <Box fontWeight="medium">{profile.nickname}</Box>
            <Box fontSize="xs" color="fg.muted">
              {profile.username}
            </Box>
          </Flex>
        )}
        <Button
          variant="quiet"
          size="md"
          width="full"
          justifyContent="start"
          px="12"
          onClick={() => session.send({ type: "signOut.requested" })}
        >
          <LogOut size={16} aria-hidden="true" />
          {t("account.signOut")}
        </Button>
      </Box>
    </Box>
  );
}
