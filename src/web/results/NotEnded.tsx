import { Flex } from "@chakra-ui/react/flex";
import { Hourglass } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { followInside, type ResultLinks } from "../site/links";
import { StateCard } from "../ui/StateCard";
import { LinkButton, PlainButton } from "./buttons";

interface Props {
  /** The exam page of the attempt; null while unknown. */
  readonly sitting: string | null;
  /** An invigilator lets the student go on after the hand-in. */
  readonly isReopened?: boolean;
  readonly onLookAgain: () => void;
  readonly open: ResultLinks["open"];
}

/** An attempt under way has no result: shows the way back to it. */
export function NotEnded({ sitting, isReopened = false, onLookAgain, open }: Props) {
  const t = useMessage();
  return (
    <StateCard
      Icon={Hourglass}
      heading="h1"
      title={t(isReopened ? "results.reopenedTitle" : "results.notEndedTitle")}
      action={
        <Flex gap="12" wrap="wrap" justify="center">
          {sitting === null ? null : (
            <LinkButton href={sitting} onClick={followInside(open)}>
              {t("results.backToSitting")}
            </LinkButton>
          )}
          {isReopened ? null : (
            <PlainButton variant="outline" onClick={onLookAgain}>
              {t("results.lookAgain")}
            </PlainButton>
          )}
        </Flex>
      }
    >
      <p role="status">{t(isReopened ? "results.reopenedText" : "results.notEndedText")}</p>
    </StateCard>
  );
}
