import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach } from "vitest";
import type { Language } from "../../src/contract/item/content";
import enApp from "../../src/web/i18n/en.json";
import zhApp from "../../src/web/i18n/zh.json";
import { getSystem } from "../../src/web/theme/system";

afterEach(cleanup);

const wordsIn = (parts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.assign({}, ...Object.values(parts)) as Readonly<Record<string, string>>;

/** All words, by language. */
export const messages = {
  en: {
    ...enApp,
    ...wordsIn(import.meta.glob("../../src/web/i18n/parts/*.en.json", { eager: true, import: "default" })),
  },
  zh: {
    ...zhApp,
    ...wordsIn(import.meta.glob("../../src/web/i18n/parts/*.zh.json", { eager: true, import: "default" })),
  },
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
