import { useRouter } from "@tanstack/react-router";
import { useVisitorActor } from "../contexts/visitor-context";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { leaveRoom } from "./join/lobby";

/** Makes this device forget the student who has handed in, so that the next person can come in to a room with it. */
export function RoomDone() {
  const t = useMessage();
  const router = useRouter();
  const visitor = useVisitorActor();
  return (
    <Button
      size="lg"
      width="full"
      onClick={() => {
        leaveRoom(visitor);
        void router.navigate({ to: "/join", replace: true });
      }}
    >
      {t("guest.room.done")}
    </Button>
  );
}
