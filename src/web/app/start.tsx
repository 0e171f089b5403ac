import { redirect, useRouteContext, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { isSignedIn } from "../../../machines/session/session.selectors";
import type { RouterContext } from "../contexts/router-context";
import { lazyPage } from "../loading/lazy-page";
import { safeReturn } from "../site/safe-return";
import type { StartSearch } from "../site/search";

const SignedInHome = lazyPage(() => import("./SignedInHome"), "SignedInHome");
const Landing = lazyPage(() => import("../account/landing/Landing"), "Landing");
const CodePage = lazyPage(() => import("../account/sign-in/CodePage"), "CodePage");

/**
 * Before `/` is shown: decides between landing, another sign-in, and home, and preloads it. Throws a redirect where the
 * address asks for one.
 */
export async function prepareStart({
  context,
  search,
}: {
  context: RouterContext;
  search: StartSearch;
}): Promise<{ home: boolean }> {
  if (!isSignedIn(context.session.getSnapshot())) {
    const page = search.way === undefined ? Landing : CodePage;
    await Promise.all([context.messages.load(["account"]), page.preload?.()]);
    return { home: false };
  }
  const back = safeReturn(search.redirect, window.location.origin);
  // the check page of a browser is a document of its own
  if (back !== undefined) throw redirect({ href: back, replace: true, reloadDocument: back.startsWith("/seb/") });
  if (search.way !== undefined) throw redirect({ to: "/", replace: true });
  await Promise.all([context.messages.load(["home"]), SignedInHome.preload?.()]);
  return { home: true };
}

/** `/`: the landing page with the sign-in, another way to sign in, or the person's home. */
export function StartPage() {
  const { home } = useRouteContext({ strict: false });
  const { way } = useSearch({ strict: false });
  if (home === true)
    return (
      <Suspense>
        <SignedInHome />
      </Suspense>
    );
  return <Suspense>{way === undefined ? <Landing /> : <CodePage />}</Suspense>;
}
