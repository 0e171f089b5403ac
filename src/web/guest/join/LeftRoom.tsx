import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { v4 as uuidv4 } from "uuid";
import { selectLobby } from "../../../../machines/room/lobby.selectors";
import { isVisiting } from "../../../../machines/visitor/visitor.selectors";
import { useVisitor, useVisitorActor } from "../../contexts/visitor-context";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import { leaveRoom, type LobbyActor } from "./lobby";

interface LeftRoomProps {
  readonly lobby: LobbyActor;
  readonly step: "refused" | "replaced" | "closed";
}

/** What a student reads who was sent away, goes on at another device, or is done. */
export function LeftRoom({ lobby, step }: LeftRoomProps) {
  const t = useMessage();
  const seen = useSelector(lobby, selectLobby);
  const isGuest = useVisitor(isVisiting);
  const visitor = useVisitorActor();
  const cameByCode = useSelector(lobby, ({ context }) => context.place !== null && "code" in context.place.asking);
  const handedIn = seen?.sitting === "handedIn";
  const words = step === "closed" ? (handedIn ? "handedIn" : "over") : step;
  const finish = () => {
    leaveRoom(visitor);
    lobby.send({ type: "place.left" });
  };
  return (
    <AccountFrame title={t(`join.${words}Title`)} lead={t(`join.${words}Text`, { name: seen?.name ?? "" })}>
      <Flex direction="column" gap="12">
        {step === "refused" ? (
          <Button size="lg" width="full" onClick={() => lobby.send({ type: "place.askedAgain", key: uuidv4() })}>
            {t("join.askAgain")}
          </Button>
        ) : null}
        {step === "closed" ? (
          <>
            {cameByCode ? <Box>{t("join.doneText")}</Box> : null}
            <Button size="lg" width="full" onClick={finish}>
              {t("join.done")}
            </Button>
          </>
        ) : (
          <Button variant="outline" width="full" onClick={() => lobby.send({ type: "place.left" })}>
            {t("join.otherCode")}
          </Button>
        )}
        {handedIn && isGuest ? (
          <Button asChild variant="outline" width="full">
            <Link to="/visitor">{t("join.toVisit")}</Link>
          </Button>
        ) : null}
        <Button asChild variant="quiet" width="full">
          <Link to="/">{t("app.toHome")}</Link>
        </Button>
      </Flex>
    </AccountFrame>
  );
}
