import { useEffect, useState, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Language } from "../../../../contract/item/content";
import type { MessagePart } from "../../../i18n/message-id";
import type { Messages } from "../../../i18n/messages";
import { readMessages } from "../../../i18n/read-messages";

/** What a question on screen says beside its own texts. */
const parts: readonly MessagePart[] = ["app", "exam", "audio"];

interface PreviewMessagesProps {
  readonly language: Language;
  readonly children: ReactNode;
}

interface Loaded {
  readonly language: Language;
  readonly messages: Messages;
}

/** Shows its children in another language than that of the page, once its messages have loaded. */
export function PreviewMessages({ language, children }: PreviewMessagesProps) {
  const { locale, messages } = useIntl();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (language === locale) return;
    let isWanted = true;
    void Promise.all(parts.map((part) => readMessages(part, language))).then(
      (read) => isWanted && setLoaded({ language, messages: Object.assign({}, ...read) as Messages }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language, locale]);
  const other = loaded?.language === language ? loaded : null;
  const isThere = language === locale || other !== null;
  return (
    <IntlProvider
      locale={isThere ? language : locale}
      messages={language === locale || other === null ? messages : other.messages}
    >
      {children}
    </IntlProvider>
  );
}
