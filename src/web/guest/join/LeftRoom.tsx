import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { v4 as uuidv4 } from "uuid";
import { selectLobby } from "../../../../machines/room/lobby.selectors";
import { isVisiting } from "../../../../machines/visitor/visitor.selectors";
import { useVisitor } from "../../contexts/visitor-context";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import type { LobbyActor } from "./lobby";

interface LeftRoomProps {
  readonly lobby: LobbyActor;
  readonly step: "refused" | "replaced" | "closed";
}

/** What a student reads who was sent away, goes on at another device, or is done. */
export function LeftRoom({ lobby, step }: LeftRoomProps) {
  const t = useMessage();
  const seen = useSelector(lobby, selectLobby);
  const isGuest = useVisitor(isVisiting);
  const handedIn = seen?.sitting === "handedIn";
  const words = step === "closed" ? (handedIn ? "handedIn" : "over") : step;
  return (
    <AccountFrame title={t(`join.${words}Title`)} lead={t(`join.${words}Text`, { name: seen?.name ?? "" })}>
      <Flex direction="column" gap="12">
        {step === "refused" ? (
          <Button size="lg" width="full" onClick={() => lobby.send({ type: "place.askedAgain", key: uuidv4() })}>
            {t("join.askAgain")}
          </Button>
        ) : null}
        {handedIn && isGuest ? (
          <Button asChild size="lg" width="full">
            <Link to="/visitor">{t("join.toVisit")}</Link>
          </Button>
        ) : null}
        <Button variant="outline" width="full" onClick={() => lobby.send({ type: "place.left" })}>
          {t("join.otherCode")}
        </Button>
        <Button asChild variant="quiet" width="full">
          <Link to="/">{t("app.toHome")}</Link>
        </Button>
      </Flex>
    </AccountFrame>
  );
}
