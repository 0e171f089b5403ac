import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { SignInForm } from "./SignInForm";

/** In place of a page that needs a person; the page follows as soon as there is one. */
export function SignInHere() {
  const t = useMessage();
  return (
    <AccountFrame title={t("account.signIn")} lead={t("account.signInHere")}>
      <SignInForm />
    </AccountFrame>
  );
}
