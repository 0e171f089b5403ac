import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { useSite } from "../../contexts/site-context";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import { ClaimNote } from "../sign-in/ClaimNote";
import { RegisterForm } from "./RegisterForm";

/** `/register`: creating an account, where the site allows it. */
export function RegisterPage() {
  const t = useMessage();
  const isClosed = useSite()?.registration === false;
  return (
    <AccountFrame
      title={t("account.register")}
      lead={isClosed ? t("account.registrationClosed") : t("account.registerLead")}
    >
      <ClaimNote />
      {isClosed ? null : <RegisterForm />}
      <Box mt="16">
        <Button asChild variant="quiet" width="full">
          <Link to="/">{t("account.toSignIn")}</Link>
        </Button>
      </Box>
    </AccountFrame>
  );
}
