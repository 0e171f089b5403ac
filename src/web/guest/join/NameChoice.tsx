import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { v4 as uuidv4 } from "uuid";
import type { RoomAsking } from "../../../../machines/room/lobby-facts";
import { isLobbyBusy, selectRoomLook } from "../../../../machines/room/lobby.selectors";
import { isSignedIn, selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import { ListedNames } from "./ListedNames";
import type { LobbyActor } from "./lobby";
import { LobbyFault } from "./LobbyFault";
import { TypedName } from "./TypedName";

/** Who the student is: by a tap on the list, a typed name, the name of a card, or the account. */
export function NameChoice({ lobby }: { readonly lobby: LobbyActor }) {
  const t = useMessage();
  const language = useLanguage();
  const look = useSelector(lobby, selectRoomLook);
  const code = useSelector(lobby, ({ context }) => context.code);
  const busy = useSelector(lobby, isLobbyBusy);
  const profile = useSession(selectProfile);
  const isPerson = useSession(isSignedIn) && profile !== null;
  const [isUnlisted, setUnlisted] = useState(false);
  const ask = (asking: RoomAsking) => {
    if (!busy) lobby.send({ type: "place.asked", asking, key: uuidv4() });
  };
  const leave = (
    <Button variant="quiet" width="full" onClick={() => lobby.send({ type: "place.left" })}>
      {t("join.otherCode")}
    </Button>
  );
  if (look === null)
    return (
      <AccountFrame title={t("join.title")} lead={t("join.coming")}>
        <Flex direction="column" gap="12" role="status">
          <LobbyFault lobby={lobby} />
          {leave}
        </Flex>
      </AccountFrame>
    );
  const { class_name: className, title, names, name: ofCard, entry, assignment_id: assignmentId } = look;
  const isListed = names !== null && !isUnlisted;
  return (
    <AccountFrame
      title={ofCard === null ? t("join.whoTitle") : t("join.cardTitle", { name: ofCard })}
      lead={t("join.roomOf", { test: localized(title, language), class: className })}
    >
      <Flex direction="column" gap="16" aria-busy={busy}>
        <LobbyFault lobby={lobby} />
        {isPerson ? (
          <Button size="lg" width="full" onClick={() => ask({ assignment_id: assignmentId })}>
            {t("join.asAccount", { name: profile.nickname || profile.username })}
          </Button>
        ) : null}
        {ofCard !== null ? (
          <Button size="lg" width="full" onClick={() => ask({ code })} aria-disabled={busy}>
            {t("join.cardYes", { name: ofCard })}
          </Button>
        ) : isListed ? (
          <ListedNames names={names} isBusy={busy} onChoose={(member_id) => ask({ code, member_id })} />
        ) : entry === "card" ? (
          <Box role="alert">{t("join.cardNeeded")}</Box>
        ) : (
          <TypedName isBusy={busy} onName={(name) => ask({ code, name })} />
        )}
        {names === null ? null : (
          <Button variant="outline" width="full" onClick={() => setUnlisted(!isUnlisted)}>
            {t(isUnlisted ? "join.backToList" : "join.notListed")}
          </Button>
        )}
        {leave}
      </Flex>
    </AccountFrame>
  );
}
