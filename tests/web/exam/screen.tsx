import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { IntlProvider } from "react-intl";
import aids from "../../../src/web/i18n/parts/aids.en.json";
import calculator from "../../../src/web/i18n/parts/calculator.en.json";
import exam from "../../../src/web/i18n/parts/exam.en.json";
import sections from "../../../src/web/i18n/parts/sections.en.json";
import tools from "../../../src/web/i18n/parts/tools.en.json";
import writing from "../../../src/web/i18n/parts/writing.en.json";
import { preloadAllInteractions } from "../../../src/web/item/interactions/lazy-interactions";
import { getSystem } from "../../../src/web/theme/system";

await preloadAllInteractions();

const en = { ...aids, ...calculator, ...exam, ...sections, ...tools, ...writing };

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={getSystem()}>
      <IntlProvider locale="en" messages={en}>
        {children}
      </IntlProvider>
    </ChakraProvider>
  );
}

/** Renders in English with the theme. */
export const show = (element: ReactElement) => render(element, { wrapper: Frame });
