import { chakra } from "@chakra-ui/react/styled-system";
import { useIsFetching } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useMessage } from "../../i18n/use-message";
import { useSiteTitle } from "./SiteTitle";

const year = new Intl.DateTimeFormat("en", { year: "numeric" });

const Footer = chakra("footer", {
  base: {
    display: "grid",
    placeItems: "center",
    minH: "55px",
    px: "16",
    borderTopWidth: "1px",
    borderColor: "border",
    fontSize: "xs",
    color: "fg.muted",
    textAlign: "center",
  },
});

const HelpLink = chakra(Link, { base: { color: "inherit" } });

/** The name of the site, the year, and the link to help. */
export const FrameFooter = memo(function FrameFooter() {
  const t = useMessage();
  const title = useSiteTitle();
  // hidden while a page is loading, since it would jump when the page grows
  const isGrowing = useIsFetching({ predicate: ({ state }) => state.status === "pending" }) > 0;
  return (
    <Footer visibility={isGrowing ? "hidden" : "visible"}>
      <span>
        {t("frame.copyright", { year: year.format(), title })}
        {" · "}
        <HelpLink to="/help">{t("title.help")}</HelpLink>
      </span>
    </Footer>
  );
});
