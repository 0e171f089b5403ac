import { chakra } from "@chakra-ui/react/styled-system";
import { useIsFetching } from "@tanstack/react-query";
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

/** Whose site it is, and the year. */
export const FrameFooter = memo(function FrameFooter() {
  const t = useMessage();
  const title = useSiteTitle();
  // below a page that has yet to grow it would jump
  const isGrowing = useIsFetching({ predicate: ({ state }) => state.status === "pending" }) > 0;
  return (
    <Footer visibility={isGrowing ? "hidden" : "visible"}>
      {t("frame.copyright", { year: year.format(), title })}
    </Footer>
  );
});
