import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { useMessagePart } from "../contexts/use-message-part";
import { asInviter } from "./as-inviter";
import { LoadingResult } from "./LoadingResult";

/** Replaces words that address the student by words about the guest, for the person who invited them. */
export function AsInviter({ children }: { readonly children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const isThere = useMessagePart("inviter");
  const words = useMemo(() => asInviter(messages), [messages]);
  if (!isThere) return <LoadingResult />;
  return (
    <IntlProvider locale={locale} messages={words} onError={onError}>
      {children}
    </IntlProvider>
  );
}
