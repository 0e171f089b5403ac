import { chakra } from "@chakra-ui/react/styled-system";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { Suspense, useEffect, useRef } from "react";
import { isEntryOffered } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { settings } from "../contexts/settings";
import { useSite } from "../contexts/site-context";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { lazyPart } from "../loading/lazy-part";
import { runningAttempts } from "../site/running-attempts";
import { Cover } from "../ui/Cover";
import { OfflineBanner } from "../ui/OfflineBanner";
import { pageName } from "../ui/page";
import { Toasts } from "../ui/Toasts";
import { focusHeading } from "./focus-heading";
import { Pages } from "./Pages";
import { ReleaseSlot } from "./ReleaseSlot";

const OfferDialog = lazyPart(() => import("./OfferDialog"), "OfferDialog");

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    top: "8",
    left: "8",
    px: "16",
    py: "12",
    bg: "bg.card",
    borderRadius: "control",
    boxShadow: "float",
    zIndex: "toast",
    transform: "translateY(-200%)",
    _focusVisible: { transform: "none" },
    "@media print": { display: "none" },
  },
});

/** The frame of every page: title, skip link, focus after navigation, toasts. */
export function RootLayout() {
  const t = useMessage();
  const language = useLanguage();
  const title = useRouterState({
    select: (state) => state.matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title,
  });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  // a sitting itself reports where its answers are
  const sitting = useSelector(runningAttempts, (all) => all.find(({ href }) => href.split("?")[0] === path));
  const shown = useSelector(pageName, (known) => known);
  const earlier = useRef(path);
  const isOffered = useSession(isEntryOffered);
  const name = useSite()?.name || settings.productTitle;

  useEffect(() => {
    const own = title === undefined ? [] : [t(title), ...(shown === null ? [] : [localized(shown, language)])];
    const page = sitting === undefined ? own.join(" · ") : localized(sitting.title, language);
    document.title = [...(page === "" ? [] : [page]), name].join(settings.titleSeparator);
  }, [title, shown, sitting, language, t, name]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const isFirst = earlier.current === undefined;
    const isSame = earlier.current === path;
    earlier.current = path;
    return isFirst || isSame ? undefined : focusHeading(document);
  }, [path]);
  return (
    <>
      <SkipLink href="#main">{t("app.skip")}</SkipLink>
      {sitting !== undefined ? null : <OfflineBanner />}
      <Pages />
      <ReleaseSlot />
      {isOffered ? (
        <Suspense fallback={null}>
          <OfferDialog />
        </Suspense>
      ) : null}
      <Cover />
      <Toasts />
    </>
  );
}
