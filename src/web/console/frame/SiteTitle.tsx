import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { settings } from "../../contexts/settings";
import { useSite } from "../../contexts/site-context";
import { useMessage } from "../../i18n/use-message";
import { paint } from "../../theme/paint";

/** The name of the site, or else of the product. */
export function useSiteTitle(): string {
  const name = useSite()?.name ?? "";
  return name === "" ? settings.productTitle : name;
}

const HomeLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "8",
    height: "60px",
    minW: "0",
    px: "12",
    color: "inherit",
    textDecoration: "none",
    fontSize: "lg",
    fontWeight: "semibold",
    _focusVisible: { outlineColor: "currentColor", outlineOffset: "-4px" },
  },
});

/** Logo and name of the site, linked to the home page; `isSmall`: only the logo. */
export function SiteTitle({ isSmall = false }: { readonly isSmall?: boolean }) {
  const t = useMessage();
  const title = useSiteTitle();
  return (
    <HomeLink to="/" aria-label={t("frame.home", { title })} activeOptions={{ exact: true }}>
      <SiteMark />
      {isSmall ? null : (
        <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {title}
        </Box>
      )}
    </HomeLink>
  );
}

function SiteMark() {
  const logo = useSite()?.logo ?? "";
  if (logo !== "")
    return (
      <img
        src={logo}
        alt=""
        width={32}
        height={32}
        style={{ flex: "none", width: 32, height: 32, objectFit: "contain" }}
      />
    );
  return (
    <Flex flex="none">
      <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={paint("accent.solid")} />
        <rect x="0.5" y="0.5" width="31" height="31" rx="7.5" fill="none" stroke="#fff" strokeOpacity="0.35" />
        <path
          d="M7 21l6-9 5 6 7-9"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Flex>
  );
}
