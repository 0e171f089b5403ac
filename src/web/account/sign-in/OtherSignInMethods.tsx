import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import { useSite } from "../../contexts/site-context";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { sessionText } from "../../platform/storage";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";

/** Links to sign-in by code, providers and registration, as far as the site offers them, and to the guest page. */
export function OtherSignInMethods() {
  const t = useMessage();
  const faultText = useFaultText();
  const site = useSite();
  const { redirect: back } = useSearch({ strict: false });
  const [chosen, choose] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  if (site === null) return null;
  const goTo = async (provider: string) => {
    if (chosen !== null) return;
    choose(provider);
    setFault(null);
    try {
      const { newKey, socialAddress } = await import("./social");
      window.location.assign(await socialAddress(call, { provider, key: newKey(), back }, sessionText));
    } catch (thrown) {
      setFault(asFault(thrown));
    }
    choose(null);
  };
  return (
    <Flex direction="column" gap="12" mt="20" pt="20" borderTopWidth="1px" borderColor="border">
      {site.social.map(({ provider, name }) => (
        <Button
          key={provider}
          variant="outline"
          size="lg"
          width="full"
          aria-busy={chosen === provider}
          aria-disabled={chosen !== null}
          onClick={() => void goTo(provider)}
        >
          {t("account.signInWith", { provider: name })}
        </Button>
      ))}
      {fault === null ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(fault)}
        </Box>
      )}
      {site.password_reset ? (
        <>
          <Button asChild variant="quiet" size="md" width="full">
            <Link to="/" search={(now) => ({ ...now, way: "code" })}>
              {t("account.byCode")}
            </Link>
          </Button>
          <Button asChild variant="quiet" size="md" width="full">
            <Link to="/" search={(now) => ({ ...now, way: "forgotten" })}>
              {t("account.forgotten")}
            </Link>
          </Button>
        </>
      ) : null}
      {site.registration ? (
        <Button asChild variant="quiet" size="md" width="full">
          <Link to="/register">{t("account.toRegistration")}</Link>
        </Button>
      ) : null}
      <Button asChild variant="quiet" size="md" width="full">
        <Link to="/visitor">{t("account.invited")}</Link>
      </Button>
    </Flex>
  );
}
