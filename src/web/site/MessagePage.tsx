import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useCanGoBack, useRouter, useRouterState } from "@tanstack/react-router";
import { ArrowLeft, Compass, Lock } from "lucide-react";
import { isPupil, isSignedIn } from "../../../machines/session/session.selectors";
import { useSession, useSessionActor } from "../contexts/session-context";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StatePage } from "./StatePage";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that was not found. */
    readonly missing?: string;
  }
}

const longest = 200;
const mainPages = [
  ["/learningRecord", "title.learningRecord"],
  ["/center", "title.center"],
] as const;

function BackButton() {
  const t = useMessage();
  const { history } = useRouter();
  return useCanGoBack() ? (
    <Button variant="outline" onClick={() => history.back()}>
      <ArrowLeft size={16} aria-hidden="true" />
      {t("help.back")}
    </Button>
  ) : null;
}

function HomeLink() {
  const t = useMessage();
  return (
    <Button asChild>
      <Link to="/">{t("app.toHome")}</Link>
    </Button>
  );
}

function MainPages() {
  const t = useMessage();
  return (
    <Flex as="nav" aria-label={t("help.pages")} wrap="wrap" justify="center" columnGap="16" mt="12">
      <span>{t("help.pages")}</span>
      {mainPages.map(([path, title]) => (
        <Link key={path} to={path}>
          {t(title)}
        </Link>
      ))}
    </Flex>
  );
}

/** `/404`: the address that was not found, and links onward. */
export function NotFoundPage() {
  const t = useMessage();
  const missing = useRouterState({ select: ({ location }) => location.state.missing });
  const signedIn = useSession(isSignedIn);
  return (
    <StatePage
      Icon={Compass}
      title={t("app.notFound")}
      action={
        <>
          <BackButton />
          <HomeLink />
        </>
      }
    >
      {missing === undefined ? null : (
        <Box as="code" display="block" mb="8" color="fg" overflowWrap="anywhere">
          {missing.slice(0, longest)}
        </Box>
      )}
      <p>{t("app.notFoundDetail")}</p>
      {signedIn ? <MainPages /> : null}
    </StatePage>
  );
}

/** `/403`: the person to ask, and a link to another account. */
export function ForbiddenPage() {
  const t = useMessage();
  const session = useSessionActor();
  const signedIn = useSession(isSignedIn);
  const isStaff = !useSession(isPupil) && signedIn;
  return (
    <StatePage
      Icon={Lock}
      title={t("app.forbidden")}
      action={
        <>
          {signedIn ? (
            <Button variant="outline" onClick={() => session.send({ type: "signOut.requested" })}>
              {t("help.switchAccount")}
            </Button>
          ) : null}
          <HomeLink />
        </>
      }
    >
      {t(isStaff ? "app.forbiddenStaff" : "app.forbiddenDetail")}
    </StatePage>
  );
}
