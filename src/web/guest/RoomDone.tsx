import { useRouter } from "@tanstack/react-router";
import { useVisitorActor } from "../contexts/visitor-context";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";

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
        visitor.send({ type: "visitor.left" });
        void router.navigate({ to: "/join", replace: true });
      }}
    >
      {t("guest.room.done")}
    </Button>
  );
}
