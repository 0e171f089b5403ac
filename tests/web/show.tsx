import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach } from "vitest";
import type { Language } from "../../src/contract/content";
import enApp from "../../src/web/i18n/en.json";
import enAccount from "../../src/web/i18n/parts/account.en.json";
import zhAccount from "../../src/web/i18n/parts/account.zh.json";
import enConsole from "../../src/web/i18n/parts/console.en.json";
import zhConsole from "../../src/web/i18n/parts/console.zh.json";
import enGuest from "../../src/web/i18n/parts/guest.en.json";
import zhGuest from "../../src/web/i18n/parts/guest.zh.json";
import enHome from "../../src/web/i18n/parts/home.en.json";
import zhHome from "../../src/web/i18n/parts/home.zh.json";
import enManage from "../../src/web/i18n/parts/manage.en.json";
import zhManage from "../../src/web/i18n/parts/manage.zh.json";
import enPersonal from "../../src/web/i18n/parts/personal.en.json";
import zhPersonal from "../../src/web/i18n/parts/personal.zh.json";
import zhApp from "../../src/web/i18n/zh.json";
import { getSystem } from "../../src/web/theme/system";

afterEach(cleanup);

/** The words of everything that is tested, by language. */
export const messages = {
  en: { ...enApp, ...enAccount, ...enConsole, ...enGuest, ...enHome, ...enManage, ...enPersonal },
  zh: { ...zhApp, ...zhAccount, ...zhConsole, ...zhGuest, ...zhHome, ...zhManage, ...zhPersonal },
};

/** Renders with the theme and the words of `language`. */
export const show = (element: ReactElement, language: Language = "en") =>
  render(element, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ChakraProvider value={getSystem()}>
        <IntlProvider locale={language} messages={messages[language]}>
          {children}
        </IntlProvider>
      </ChakraProvider>
    ),
  });
