import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, configure, getConfig, render } from "@testing-library/react";
import { useLayoutEffect, useReducer, type ReactElement, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../../src/contract/item/content";
import enApp from "../../src/web/i18n/en.json";
import zhApp from "../../src/web/i18n/zh.json";
import { getSystem } from "../../src/web/theme/system";

const updates = new Set<() => void>();

/** Lets `finishEffects` update the page. */
function Updated() {
  const [, update] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    updates.add(update);
    return () => void updates.delete(update);
  }, []);
  return null;
}

/** Runs effects that wait for a quiet moment; an update runs them first. */
const finishEffects = () => act(async () => updates.forEach((update) => update()));

const nudgeMs = 50;

// React forgets a part that was first asked for within a synchronous act, until something else updates the page; and
// what a test has waited for is on screen before a busy machine runs its effects, such as the subscription to a store
const settings = getConfig();
configure({
  asyncWrapper: async (wait) => {
    const nudging = setInterval(() => updates.forEach((update) => update()), nudgeMs);
    try {
      const found = await settings.asyncWrapper(wait);
      await finishEffects();
      return found;
    } finally {
      clearInterval(nudging);
    }
  },
});

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
          <Updated />
        </IntlProvider>
      </ChakraProvider>
    ),
  });
