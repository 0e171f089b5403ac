import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import type { SiteConfig } from "../../contract/account";
import { sessionText } from "../effects/storage";
import { useMessage } from "../i18n/use-message";
import { useSite } from "../site/site-context";
import { Button } from "../ui/Button";

/** Providers and the registration, as far as the site offers them. */
export function OtherWaysIn() {
  const t = useMessage();
  const site = useSite();
  if (site === null || (!site.registration && site.social.length === 0)) return null;
  const goTo = async (provider: SiteConfig["social"][number]) => {
    const { newNonce, socialAddress } = await import("./social");
    window.location.assign(socialAddress(provider, window.location.origin, newNonce(), sessionText));
  };
  return (
    <Flex direction="column" gap="12" mt="20" pt="20" borderTopWidth="1px" borderColor="border">
      {site.social.map((provider) => (
        <Button key={provider.provider} variant="outline" size="lg" width="full" onClick={() => void goTo(provider)}>
          {t("account.signInWith", { provider: provider.name })}
        </Button>
      ))}
      {site.registration ? (
        <Button asChild variant="quiet" size="md" width="full">
          <Link to="/register">{t("account.toRegistration")}</Link>
        </Button>
      ) : null}
    </Flex>
  );
}
