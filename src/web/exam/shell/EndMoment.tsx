import { chakra } from "@chakra-ui/react/styled-system";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { dayAndTime } from "../../ui/times";

/** The day and time at which a sitting ends that goes on for more than a day. */
export function EndMoment({ deadline }: { readonly deadline: number }) {
  const t = useMessage();
  const when = dayAndTime(deadline, useLanguage());
  return (
    <chakra.time dateTime={new Date(deadline).toISOString()} color="fg.muted" fontSize="sm">
      {t("exam.clock.until", { when })}
    </chakra.time>
  );
}
