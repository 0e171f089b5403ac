import { chakra } from "@chakra-ui/react/styled-system";
import { keyframes } from "@emotion/react";
import { CloudAlert, CloudOff, Send } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Sheet } from "./Sheet";
import type { UnsentWork } from "./unsent-work";
import { UnsentDecision } from "./UnsentDecision";
import { UnsentStatus } from "./UnsentStatus";

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } });

export function SubmittingSheet(papers: UnsentWork) {
  const t = useMessage();
  const { offline, decision } = papers;
  const isUnderWay = decision === null && !offline;
  return (
    <Sheet
      icon={decision !== null ? CloudAlert : offline ? CloudOff : Send}
      title={t("exam.submitting.title")}
      actions={decision && <UnsentDecision {...decision} />}
    >
      <UnsentStatus {...papers} />
      {isUnderWay && (
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
