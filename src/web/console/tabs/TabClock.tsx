import { chakra } from "@chakra-ui/react/styled-system";
import type { AttemptSummary } from "../../../contract/tests";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { timeLeftOf, timeLeftWords } from "../../site/time-left";
import { Hidden } from "../../ui/Hidden";
import { clockFace } from "../../ui/times";
import { useServerNow } from "../../ui/use-now";

/** The time left in the attempt behind a tab, counting down; nothing while its clock is not running. */
export function TabClock({ attempt }: { readonly attempt: AttemptSummary }) {
  const t = useMessage();
  const hasWords = useMessagePart("sittings");
  const left = timeLeftOf(attempt, useServerNow(1_000));
  if (left?.kind !== "running" || !hasWords) return null;
  const words = timeLeftWords(left, t);
  return (
    <>
      <chakra.span aria-hidden="true" title={words} fontVariantNumeric="tabular-nums">
        {clockFace(left.ms)}
      </chakra.span>
      <Hidden>, {words}</Hidden>
    </>
  );
}
