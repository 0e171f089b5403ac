import { useRouter } from "@tanstack/react-router";
import { RotateCcw, TriangleAlert, WifiOff } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from "react";
import { useMessage } from "../i18n/use-message";
import { PageNotLoaded } from "../loading/lazy-page";
import { StatePage, useIsInConsole } from "../site/StatePage";
import { Button } from "../ui/Button";
import { useOnline } from "../ui/use-online";

/** Details for the site's administrators; if they cannot be loaded, the page is shown without them. */
const ErrorDetails = lazy<ComponentType<{ readonly error: unknown }>>(async () => {
  const loaded = await import("./ErrorDetails").catch(() => null);
  return { default: loaded?.ErrorDetails ?? (() => null) };
});

interface ErrorPageProps {
  readonly error: unknown;
  /** Renders the page again. */
  readonly reset: () => void;
}

/**
 * Shown in place of a page that failed or could not be loaded. Offers to load it again; that happens automatically only
 * when the network returns for a page that could not be loaded. Inside the console it replaces only the page.
 */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useMessage();
  const router = useRouter();
  const online = useOnline();
  const isInConsole = useIsInConsole();
  const isMissing = error instanceof PageNotLoaded;
  const isHere = isMissing ? !online : isInConsole;
  const open = () => {
    reset();
    void router.invalidate();
  };
  const again = () => (isHere ? open() : window.location.reload());
  const openOnceOnline = useEffectEvent(open);
  useEffect(() => {
    if (!isMissing) return undefined;
    const heard = () => openOnceOnline();
    window.addEventListener("online", heard);
    return () => window.removeEventListener("online", heard);
  }, [isMissing]);
  const detail = online ? t("app.notLoadedDetail") : t("state.offlineDetail");
  return (
    <StatePage
      Icon={isMissing && !online ? WifiOff : TriangleAlert}
      title={isMissing ? t("app.notLoaded") : t("app.broken")}
      action={
        <Button onClick={again}>
          <RotateCcw size={16} aria-hidden="true" />
          {isHere ? t("help.openAgain") : t("app.reload")}
        </Button>
      }
    >
      <p>{isMissing ? detail : t("app.brokenDetail")}</p>
      <p>{t("state.safe")}</p>
      {isMissing ? null : (
        <Suspense>
          <ErrorDetails error={error} />
        </Suspense>
      )}
    </StatePage>
  );
}
