import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import type { Visit } from "../../contract/account/visitors";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { AccountFrame } from "../site/AccountFrame";
import { Button } from "../ui/Button";
import { RoomDone } from "./RoomDone";

/** The visit of a student who came in to a room by its code: the way back there, or what to do after the hand-in. */
export function RoomVisit({ visit }: { readonly visit: Visit }) {
  const t = useMessage();
  const language = useLanguage();
  const { name, attempt, invitation } = visit;
  const title = localized(invitation.title, language);
  if (attempt?.status !== "finished")
    return (
      <AccountFrame title={t("guest.hello", { name })} lead={`${title} · ${t("guest.room.sitting")}`}>
        <Button asChild size="lg" width="full">
          <Link to="/join">{t("guest.room.goOn")}</Link>
        </Button>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t("guest.handedIn")} lead={`${name} · ${title}`}>
      <Flex direction="column" gap="16">
        {invitation.sees_result ? (
          <Button asChild variant="outline" size="lg" width="full">
            <Link to="/visitorResult">{t("guest.toResult")}</Link>
          </Button>
        ) : (
          <Box>{t("guest.room.withheld")}</Box>
        )}
        <Box color="fg.muted">{t("guest.room.doneText")}</Box>
        <RoomDone />
      </Flex>
    </AccountFrame>
  );
}
