import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Check } from "lucide-react";
import { Suspense, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Brand } from "../../ui/Brand";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { LanguageOffer } from "../../ui/LanguageOffer";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Skeleton } from "../../ui/Skeleton";
import { ClaimNote } from "../sign-in/ClaimNote";
import { OtherSignInMethods } from "../sign-in/OtherSignInMethods";
import { SignInForm } from "../sign-in/SignInForm";
import { AdaptivePicture } from "./AdaptivePicture";

const TryOut = lazyPart(() => import("../tryout/TryOut"), "TryOut");

const promises = ["landing.promise.saved", "landing.promise.adaptive", "landing.promise.clear"] as const;

/** The landing page: the product at the left, the sign-in form at the right; on a phone the form comes first. */
export function Landing() {
  const t = useMessage();
  const [isTrying, setTrying] = useState(false);
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        align="center"
        justify="space-between"
        width="full"
        maxW="page"
        mx="auto"
        px={{ base: "16", md: "24" }}
        py="12"
      >
        <Brand />
        <LanguageSwitch />
        <LanguageOffer />
      </Flex>
      <Grid
        as="main"
        id="main"
        flex="1"
        alignContent={{ base: "start", lg: "center" }}
        alignItems="center"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" }}
        gap={{ base: "32", lg: "96" }}
        width="full"
        maxW="page"
        mx="auto"
        px={{ base: "16", md: "24" }}
        py={{ base: "16", md: "32" }}
      >
        <Card
          order={{ base: 0, lg: 1 }}
          width="full"
          maxW={{ md: "440px" }}
          mx="auto"
          p={{ base: "20", md: "32" }}
          aria-labelledby="sign-in"
        >
          <Box as="h2" id="sign-in" fontSize="xl" mb="24">
            {t("account.signIn")}
          </Box>
          <ClaimNote />
          <SignInForm />
          <OtherSignInMethods />
        </Card>
        <Box minW="0" maxW={{ base: "440px", lg: "none" }} mx={{ base: "auto", lg: "0" }} pb={{ base: "32", lg: "64" }}>
          <Box
            as="h1"
            fontSize={{ base: "xl", md: "2xl", lg: "3xl" }}
            letterSpacing="-0.01em"
            css={{ textWrap: "balance", wordBreak: "keep-all" }}
          >
            {t("landing.title")}
          </Box>
          <Box mt="12" fontSize="md" color="fg.muted" maxW="52ch" css={{ textWrap: "pretty" }}>
            {t("landing.lead")}
          </Box>
          <Box mt="24" maxW="520px">
            {isTrying ? (
              <Suspense fallback={<Skeleton height="220px" role="status" aria-label={t("state.loading")} />}>
                <TryOut />
              </Suspense>
            ) : (
              <>
                <AdaptivePicture />
                <Button variant="outline" mt="12" onClick={() => setTrying(true)}>
                  {t("landing.try")}
                </Button>
              </>
            )}
          </Box>
          <Flex as="ul" direction="column" gap="8" mt="24" p="0" listStyleType="none">
            {promises.map((id) => (
              <Flex as="li" key={id} gap="8" align="start">
                <Box color="good.mark" mt="2" flex="none">
                  <Check size={16} aria-hidden="true" />
                </Box>
                {t(id)}
              </Flex>
            ))}
          </Flex>
        </Box>
      </Grid>
    </Flex>
  );
}
