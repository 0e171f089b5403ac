import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { isSignedIn, selectProfile } from "../../../machines/session/session.selectors";
import { selectGuest, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import { useSession } from "../contexts/session-context";
import { useSite } from "../contexts/site-context";
import { useVisitor, useVisitorActor } from "../contexts/visitor-context";
import { claimIn } from "../effects/claim";
import { useMessage } from "../i18n/use-message";
import { sessionText } from "../platform/storage";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";

/** The ways to save a guest's result: in a new account, in an existing one, or in that of the signed-in person. */
export function ClaimPanel() {
  const t = useMessage();
  const visitor = useVisitorActor();
  const token = useVisitor(selectVisitorToken);
  const profile = useSession(selectProfile);
  const isPerson = useSession(isSignedIn) && profile !== null;
  const mayRegister = useSite()?.registration !== false;
  const guest = useVisitor(selectGuest);
  const wish = () => claimIn(sessionText).store({ token: token ?? "", name: guest?.name ?? "" });
  return (
    <Card aria-labelledby="keep" mb="16" className="no-print">
      <Flex gap="16" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 320px">
          <Box as="h2" id="keep" fontSize="lg">
            {t("guest.keepTitle")}
          </Box>
          <Box color="fg.muted">{t("guest.keepLead")}</Box>
        </Box>
        <Flex gap="12" wrap="wrap">
          {isPerson ? (
            <Button
              size="lg"
              onClick={() => {
                wish();
                visitor.send({ type: "visitor.left" });
              }}
            >
              {t("guest.keepMine", { name: profile.nickname || profile.username })}
            </Button>
          ) : (
            <>
              {mayRegister ? (
                <Button asChild size="lg">
                  <Link to="/register" onClick={wish}>
                    {t("guest.keepNew")}
                  </Link>
                </Button>
              ) : null}
              <Button asChild size="lg" variant={mayRegister ? "outline" : "solid"}>
                <Link to="/" onClick={wish}>
                  {t("guest.keepKnown")}
                </Link>
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
