import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { TriangleAlert } from "lucide-react";
import type { Answer, AnswerOf, InteractionType } from "../../../contract/item/item";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { screenOf } from "./screen-records";

const typedIn = <Kind extends InteractionType>(type: Kind, answer: AnswerOf<Kind>): string =>
  screenOf(type)?.typed?.(answer) ?? "";

export function BrokenItem({ answer, onRetry }: { readonly answer: Answer | null; readonly onRetry: () => void }) {
  const t = useMessage();
  const typed = answer === null ? "" : typedIn(answer.type, answer);
  return (
    <Flex role="alert" direction="column" gap="12" align="flex-start" p="24" bg="warn.tint" borderRadius="card">
      <Flex align="center" gap="8" color="warn.text" fontSize="lg" fontWeight="semibold">
        <TriangleAlert size={20} aria-hidden />
        {t("exam.broken.title")}
      </Flex>
      <p>{t("exam.broken.safe")}</p>
      {typed !== "" && (
        <div>
          <p>{t("exam.broken.text")}</p>
          <chakra.pre mt="4" fontFamily="inherit" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {typed}
          </chakra.pre>
        </div>
      )}
      <ActionButton variant="outline" onClick={onRetry}>
        {t("exam.broken.retry")}
      </ActionButton>
    </Flex>
  );
}
