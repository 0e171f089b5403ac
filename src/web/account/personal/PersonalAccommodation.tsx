import { Box } from "@chakra-ui/react/box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Fault } from "../../../../machines/support/fault";
import type { MyAccount } from "../../../contract/account/personal";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { AccommodationTermsNote } from "../../ui/AccommodationTermsNote";
import { dayOf } from "./days";
import { PersonalLoading } from "./PersonalLoading";
import { PersonalPart } from "./PersonalPart";

/** The accommodations that the signed-in person has in tests; shown to them, not editable by them. */
export function PersonalAccommodation({ account }: { readonly account: UseQueryResult<MyAccount, Fault> }) {
  const t = useMessage();
  const language = useLanguage();
  const given = account.data?.accommodation;
  return (
    <PersonalPart title={t("personal.aids")} note={t("personal.aidsNote")} isBusy={account.data === undefined}>
      {given === undefined ? (
        <PersonalLoading query={account} />
      ) : given === null ? (
        <p>{t("personal.aidsNone")}</p>
      ) : (
        <>
          <AccommodationTermsNote terms={given.terms} />
          <Box mt="8" color="fg.muted">
            {[
              t("personal.aidsBy", { name: given.given_by }),
              ...(given.until === null ? [] : [t("personal.aidsUntil", { day: dayOf(given.until, language) })]),
            ].join(" · ")}
          </Box>
        </>
      )}
    </PersonalPart>
  );
}
