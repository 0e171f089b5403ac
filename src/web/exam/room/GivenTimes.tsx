import { chakra } from "@chakra-ui/react/styled-system";
import type { TimeCredit } from "../../../contract/rooms/room-update";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";

/** The times that an invigilator has given to the student, each with its reason. */
export function GivenTimes({ given }: { readonly given: readonly TimeCredit[] }) {
  const t = useMessage();
  if (!useMessagePart("invigilated")) return null;
  return (
    <chakra.div fontVariantNumeric="tabular-nums">
      <chakra.p fontWeight="medium">{t("invigilated.given.title")}</chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="16">
        {given.map(({ ms, kind, reason, at }) => (
          <li key={`${at} ${ms} ${reason}`}>
            {t("invigilated.given.time", {
              time: clockFace(Math.round(ms / 1000) * 1000),
              reason: reason === "" ? t(`invigilated.given.${kind}`) : reason,
            })}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
