import { Button } from "../ui/Button";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { Compass, Lock } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { Brand } from "../ui/Brand";
import { StateCard } from "../ui/StateCard";

const pages = {
  notFound: { Icon: Compass, title: "app.notFound", detail: "app.notFoundDetail" },
  forbidden: { Icon: Lock, title: "app.forbidden", detail: "app.forbiddenDetail" },
} as const;

function MessagePage({ page }: { readonly page: keyof typeof pages }) {
  const t = useMessage();
  const { Icon, title, detail } = pages[page];
  return (
    <Flex as="main" id="main" direction="column" align="center" justify="center" gap="24" minH="100dvh" px="16" pb="64" css={{ "& > section": { width: "100%", maxWidth: "480px" } }}>
      <Brand />
      <StateCard
        heading="h1"
        Icon={Icon}
        title={t(title)}
        action={
          <Button asChild>
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        }
      >
        {t(detail)}
      </StateCard>
    </Flex>
  );
}

export const NotFoundPage = () => <MessagePage page="notFound" />;
export const ForbiddenPage = () => <MessagePage page="forbidden" />;
