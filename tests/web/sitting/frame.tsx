import { ChakraProvider } from "@chakra-ui/react/styled-system";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  useRouterState,
} from "@tanstack/react-router";
import { Activity, Fragment, StrictMode, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { Language } from "../../../src/contract/item/content";
import { SessionProvider, type SessionActor } from "../../../src/web/contexts/session-context";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import type { AttemptRegistry } from "../../../src/web/exam/attempt-registry";
import { AttemptRegistryProvider } from "../../../src/web/exam/attempt-registry-context";
import { AttemptScreen } from "../../../src/web/exam/AttemptScreen";
import { preloadSheets } from "../../../src/web/exam/sheets/LazySheets";
import appEn from "../../../src/web/i18n/en.json";
import audioEn from "../../../src/web/i18n/parts/audio.en.json";
import audioZh from "../../../src/web/i18n/parts/audio.zh.json";
import calculatorEn from "../../../src/web/i18n/parts/calculator.en.json";
import calculatorZh from "../../../src/web/i18n/parts/calculator.zh.json";
import examEn from "../../../src/web/i18n/parts/exam.en.json";
import examZh from "../../../src/web/i18n/parts/exam.zh.json";
import invigilatedEn from "../../../src/web/i18n/parts/invigilated.en.json";
import invigilatedZh from "../../../src/web/i18n/parts/invigilated.zh.json";
import optEn from "../../../src/web/i18n/parts/opt.en.json";
import optZh from "../../../src/web/i18n/parts/opt.zh.json";
import sectionsEn from "../../../src/web/i18n/parts/sections.en.json";
import sectionsZh from "../../../src/web/i18n/parts/sections.zh.json";
import toolsEn from "../../../src/web/i18n/parts/tools.en.json";
import toolsZh from "../../../src/web/i18n/parts/tools.zh.json";
import appZh from "../../../src/web/i18n/zh.json";
import { preloadAllInteractions } from "../../../src/web/item/interactions/lazy-interactions";
import { preloadReviews } from "../../../src/web/item/review/preload-reviews";
import { menuSearch } from "../../../src/web/site/search";
import { getSystem } from "../../../src/web/theme/system";
import { noVisit } from "../no-visit";

await Promise.all([preloadAllInteractions(), preloadSheets(), preloadReviews()]);

const messages = {
  en: { ...appEn, ...audioEn, ...calculatorEn, ...examEn, ...invigilatedEn, ...optEn, ...sectionsEn, ...toolsEn },
  zh: { ...appZh, ...audioZh, ...calculatorZh, ...examZh, ...invigilatedZh, ...optZh, ...sectionsZh, ...toolsZh },
} as const;
export const examPlace = "/sit";

const personOf = (username: string): Profile => ({
  username,
  nickname: username,
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: [],
  permission: [],
  grade: 5,
});
export const people = { ann: personOf("ann"), ben: personOf("ben") } as const;
const nothing = () => undefined;

/**
 * The session of a person whose token is stored; a token that contains another person's name belongs to that person.
 */
export const sessionOf = (first: Profile): SessionActor =>
  createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise<string | null, void>(async () => "one"),
        loadProfile: fromPromise<Profile, { token: string }>(
          async ({ input: { token } }) => Object.values(people).find((one) => token.includes(one.username)) ?? first,
        ),
      },
      actions: { storeToken: nothing, clearStorage: nothing, dropClaim: nothing, openPhoneSite: nothing },
    }),
  ).start();

/** A router with one route for all addresses, which starts at the exam page. */
export const makeRouter = () => {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: "$" });
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [examPlace] }),
  });
};

export interface FrameProps {
  readonly router: ReturnType<typeof makeRouter>;
  readonly session: SessionActor;
  readonly registry: AttemptRegistry;
  readonly language: Language;
  /** "strict": in React's strict mode, rendered and mounted twice; "hidden": rendered without running effects. */
  readonly mode: "plain" | "strict" | "hidden";
}

function Page() {
  const place = useRouterState({ select: ({ location }) => location.pathname });
  const { assignment_id } = useRouterState({ select: ({ location }) => menuSearch(location.search) });
  const assigned = assignment_id === undefined ? {} : { assignment_id };
  return place === examPlace ? <AttemptScreen request={{ menu_id: "m1", mode: "full", ...assigned }} /> : null;
}

const Hidden = ({ children }: { readonly children: ReactNode }) => <Activity mode="hidden">{children}</Activity>;
const modes = { plain: Fragment, strict: StrictMode, hidden: Hidden } as const;

/** The exam page within all its providers. */
export const framed = ({ router, session, registry, language, mode }: FrameProps) => {
  const Mode = modes[mode];
  return (
    <Mode>
      <ChakraProvider value={getSystem()}>
        <IntlProvider
          locale={language}
          messages={messages[language]}
          onError={(error) => {
            throw error;
          }}
        >
          <SessionProvider value={session}>
            <VisitorProvider value={noVisit}>
              <AttemptRegistryProvider value={registry}>
                <RouterContextProvider router={router}>
                  <Page />
                </RouterContextProvider>
              </AttemptRegistryProvider>
            </VisitorProvider>
          </SessionProvider>
        </IntlProvider>
      </ChakraProvider>
    </Mode>
  );
};
