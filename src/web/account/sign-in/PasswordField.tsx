import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import { IconButton } from "../../ui/IconButton";

/** A password field with a button that shows or hides the text. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, "type" | "end">) {
  const t = useMessage();
  const [isShown, show] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      maxLength={256}
      end={
        <IconButton
          Icon={isShown ? EyeOff : Eye}
          label={isShown ? t("account.hidePassword") : t("account.showPassword")}
          aria-pressed={isShown}
          onClick={() => show(!isShown)}
        />
      }
    />
  );
}
