import { Box } from "@chakra-ui/react/box";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSite } from "../../contexts/site-context";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import type { StartSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { ClaimNote } from "./ClaimNote";
import { CodeSignInForm } from "./CodeSignInForm";
import { ForgottenForm } from "./ForgottenForm";

const words = {
  code: { title: "account.byCode", lead: "account.byCodeLead" },
  forgotten: { title: "account.forgottenTitle", lead: "account.forgottenLead" },
  changed: { title: "account.changedTitle", lead: "account.changedLead" },
} as const;

/** Signing in with a code, or setting a new password for a forgotten one, in place of the password form. */
export function CodePage() {
  const t = useMessage();
  const search: StartSearch = useSearch({ strict: false });
  const way = search.way ?? "code";
  const site = useSite();
  const [isChanged, noteChanged] = useState(false);
  const { title, lead } = words[isChanged ? "changed" : way];
  const kinds = site?.codes ?? [];
  const isOffered = site === null || kinds.length > 0;
  return (
    <AccountFrame title={t(title)} lead={t(isOffered ? lead : "account.noCodes")}>
      <ClaimNote />
      {kinds.length === 0 || isChanged ? null : way === "code" ? (
        <CodeSignInForm kinds={kinds} />
      ) : (
        <ForgottenForm kinds={kinds} onChanged={() => noteChanged(true)} />
      )}
      <Box mt={isChanged ? "0" : "16"}>
        <Button asChild variant={isChanged ? "solid" : "quiet"} size={isChanged ? "lg" : "md"} width="full">
          <Link to="/" search={({ redirect }) => (redirect === undefined ? {} : { redirect })}>
            {t("account.toSignIn")}
          </Link>
        </Button>
      </Box>
    </AccountFrame>
  );
}
