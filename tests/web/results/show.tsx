import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../../../src/contract/item/content";
import appEn from "../../../src/web/i18n/en.json";
import documentEn from "../../../src/web/i18n/parts/document.en.json";
import documentZh from "../../../src/web/i18n/parts/document.zh.json";
import examEn from "../../../src/web/i18n/parts/exam.en.json";
import examZh from "../../../src/web/i18n/parts/exam.zh.json";
import inviterEn from "../../../src/web/i18n/parts/inviter.en.json";
import inviterZh from "../../../src/web/i18n/parts/inviter.zh.json";
import optEn from "../../../src/web/i18n/parts/opt.en.json";
import optZh from "../../../src/web/i18n/parts/opt.zh.json";
import en from "../../../src/web/i18n/parts/results.en.json";
import zh from "../../../src/web/i18n/parts/results.zh.json";
import appZh from "../../../src/web/i18n/zh.json";
import { preloadReviews } from "../../../src/web/item/review/preload-reviews";
import { getSystem } from "../../../src/web/theme/system";

await preloadReviews();

const messages = {
  en: { ...appEn, ...documentEn, ...examEn, ...inviterEn, ...optEn, ...en },
  zh: { ...appZh, ...documentZh, ...examZh, ...inviterZh, ...optZh, ...zh },
} as const;

/** Renders a part of the result pages; a missing or malformed message fails the test. */
export const show = (node: ReactNode, language: Language = "en") =>
  render(
    <ChakraProvider value={getSystem()}>
      <IntlProvider
        locale={language}
        messages={messages[language]}
        timeZone="UTC"
        onError={(error) => {
          throw error;
        }}
      >
        {node}
      </IntlProvider>
    </ChakraProvider>,
  );

/** The texts of a table's cells, by row. */
export const cellsOf = (table: Element | null): string[][] =>
  [...(table?.querySelectorAll("tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent ?? ""));
