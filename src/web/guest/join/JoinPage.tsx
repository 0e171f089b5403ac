import { useRouter, useSearch } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { v4 as uuidv4 } from "uuid";
import { selectLobbyStep, type LobbyStep } from "../../../../machines/room/lobby.selectors";
import { useVisitorActor } from "../../contexts/visitor-context";
import { confirmStart } from "../../site/running-attempts";
import { useOnline } from "../../ui/use-online";
import { LeftRoom } from "./LeftRoom";
import { windowLobby, type LobbyActor } from "./lobby";
import { NameChoice } from "./NameChoice";
import { RoomCodeForm } from "./RoomCodeForm";
import { WaitingRoom } from "./WaitingRoom";

/** From these steps on, a new code or assignment in the address is followed; a student who waits stays. */
const free: ReadonlySet<LobbyStep> = new Set(["asking", "refused", "replaced", "closed"]);

/** Asks for what the address names: the room of a code, or that of a member's assignment. */
function useAddress(lobby: LobbyActor): void {
  const { code, assignment_id: assignmentId } = useSearch({ strict: false });
  useEffect(() => {
    const now = lobby.getSnapshot();
    const { code: known, place } = now.context;
    if (assignmentId !== undefined) {
      const isAsked = place !== null && "assignment_id" in place.asking && place.asking.assignment_id === assignmentId;
      if (isAsked && !free.has(selectLobbyStep(now))) return;
      lobby.send({ type: "place.left" });
      lobby.send({ type: "place.asked", asking: { assignment_id: assignmentId }, key: uuidv4() });
    } else if (code !== undefined && code !== known && free.has(selectLobbyStep(now))) {
      lobby.send({ type: "place.left" });
      lobby.send({ type: "code.given", code });
    }
  }, [lobby, code, assignmentId]);
}

/** `/join`: from the code of a room to its sitting. */
export function JoinPage() {
  const { code } = useSearch({ strict: false });
  const lobby = windowLobby(useVisitorActor(), code ?? null);
  const router = useRouter();
  const online = useOnline();
  const step = useSelector(lobby, selectLobbyStep);
  const isFirst = useRef(true);
  useAddress(lobby);
  useEffect(() => {
    const entered = lobby.on("sitting.entered", ({ menuId, assignmentId }) => {
      confirmStart(menuId);
      const search = { menu_id: menuId, assignment_id: assignmentId };
      void router.navigate({ to: "/examAccess/exam", search, replace: true });
    });
    lobby.send({ type: "page.opened" });
    return () => entered.unsubscribe();
  }, [lobby, router]);
  useEffect(() => {
    if (online && !isFirst.current) lobby.send({ type: "connection.returned" });
    isFirst.current = false;
  }, [lobby, online]);
  if (step === "asking") return <RoomCodeForm lobby={lobby} />;
  if (step === "named") return <NameChoice lobby={lobby} />;
  if (step === "refused" || step === "replaced" || step === "closed") return <LeftRoom lobby={lobby} step={step} />;
  return <WaitingRoom lobby={lobby} step={step} />;
}
