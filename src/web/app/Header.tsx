import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { useMessage } from "../i18n/use-message";
import { Brand } from "../ui/Brand";
import { LanguageOffer } from "../ui/LanguageOffer";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { UserMenu } from "./UserMenu";

const BarLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: { base: "44", md: "40" },
    px: "8",
    borderRadius: "control",
    color: "fg.muted",
    textDecoration: "none",
    fontWeight: "medium",
    _hover: { color: "fg", bg: "bg.subtle" },
    "&[aria-current=page]": { color: "accent.text" },
  },
});

/** The header of every page outside of the console, except the exam. */
export function Header() {
  const t = useMessage();
  return (
    <Box
      as="header"
      bg="bg.card"
      borderBottomWidth="1px"
      borderColor="border"
      css={{ "@media print": { display: "none" } }}
    >
      <Flex align="center" gap={{ base: "4", md: "16" }} maxW="page" mx="auto" px={{ base: "8", md: "16" }} minH="56px">
        <BarLink asChild>
          <Link to="/">
            <Brand />
          </Link>
        </BarLink>
        <Flex as="nav" aria-label={t("app.nav")} flex="1" minW="0">
          <BarLink asChild>
            <Link to="/" activeOptions={{ exact: true }}>
              {t("app.tests")}
            </Link>
          </BarLink>
        </Flex>
        <LanguageSwitch />
        <LanguageOffer />
        <UserMenu />
      </Flex>
    </Box>
  );
}
