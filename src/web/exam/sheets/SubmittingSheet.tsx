import { chakra } from "@chakra-ui/react/styled-system";
import { keyframes } from "@emotion/react";
import { CloudOff, Send } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Sheet } from "./Sheet";

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } });

interface SubmittingSheetProps {
  /** Answers that the server has not confirmed. */
  readonly pending: number;
  /** No connection: submitting goes on by itself once there is one. */
  readonly offline: boolean;
}

export function SubmittingSheet({ pending, offline }: SubmittingSheetProps) {
  const t = useMessage();
  const words = offline
    ? t("exam.submitting.waiting", { count: pending })
    : pending > 0
      ? t("exam.submitting.pending", { count: pending })
      : t("exam.submitting.closing");
  return (
    <Sheet icon={offline ? CloudOff : Send} title={t("exam.submitting.title")}>
      <p role="status">{words}</p>
      {!offline && (
        <chakra.div aria-hidden height="4" bg="border" borderRadius="pill" overflow="hidden">
          <chakra.div
            width="33%"
            height="100%"
            bg="accent.mark"
            borderRadius="pill"
            animation={`${slide} 1.4s ease-in-out infinite`}
          />
        </chakra.div>
      )}
    </Sheet>
  );
}
