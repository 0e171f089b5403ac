import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import { useMemo, type MouseEvent } from "react";
import { useCleaner } from "../../ui/markup/cleaner";
import { safeNotice } from "../../ui/markup/notice-html";
import { siteAddress } from "../../ui/markup/site-address";

const Body = chakra("div", {
  base: {
    overflowWrap: "anywhere",
    "& ul": { listStyle: "disc", pl: "20" },
    "& ol": { listStyle: "decimal", pl: "20" },
    "& p + p": { mt: "4" },
  },
});

/** The text of a notice; links inside the application navigate without a page load. */
export function NoticeBody({ html, onLeave }: { readonly html: string; readonly onLeave: () => void }) {
  const router = useRouter();
  const cleaner = useCleaner();
  const safe = useMemo(() => ({ __html: safeNotice(cleaner, html) }), [cleaner, html]);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    const address = link === null ? null : siteAddress(link.getAttribute("href") ?? "", window.location.origin);
    if (address === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onLeave();
    void router.navigate({ href: address });
  };
  return <Body onClick={follow} dangerouslySetInnerHTML={safe} />;
}
