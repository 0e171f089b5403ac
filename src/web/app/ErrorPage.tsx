import { Button } from "../ui/Button";
import { Flex } from "@chakra-ui/react/flex";
import { RotateCcw, TriangleAlert } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { Brand } from "../ui/Brand";
import { StateCard } from "../ui/StateCard";
import { PageNotLoaded } from "./lazy-page";

/** In place of a page that broke or could not be loaded. Reloading is offered, never done by itself. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useMessage();
  const isMissing = error instanceof PageNotLoaded;
  return (
    <Flex as="main" id="main" direction="column" align="center" justify="center" gap="24" minH="100dvh" px="16" pb="64" css={{ "& > section": { width: "100%", maxWidth: "480px" } }}>
      <Brand />
      <StateCard
        heading="h1"
        Icon={TriangleAlert}
        title={isMissing ? t("app.notLoaded") : t("app.broken")}
        action={
          <Button onClick={() => window.location.reload()}>
            <RotateCcw size={16} aria-hidden="true" />
            {t("app.reload")}
          </Button>
        }
      >
        <p>{isMissing ? t("app.notLoadedDetail") : t("app.brokenDetail")}</p>
        <p>{t("state.safe")}</p>
      </StateCard>
    </Flex>
  );
}
