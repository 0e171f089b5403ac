import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { SignInForm } from "./SignInForm";

/** The sign-in form in place of a page that requires a person; the page appears after signing in. */
export function SignInHere() {
  const t = useMessage();
  return (
    <AccountFrame title={t("account.signIn")} lead={t("account.signInHere")}>
      <SignInForm />
    </AccountFrame>
  );
}
