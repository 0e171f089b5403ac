import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Bell, Mail } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { NoticeItems } from "./NoticeItems";
import { useNoticePages } from "./use-notice-pages";
import type { NoticeBoard } from "./use-notices";

const kinds = ["notice", "email"] as const;
type Kind = (typeof kinds)[number];

const TabButton = chakra("button", {
  base: {
    flex: "1",
    minH: "44",
    color: "fg.muted",
    cursor: "pointer",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    _hover: { color: "fg" },
    "&[aria-selected=true]": { color: "accent.text", fontWeight: "medium", borderColor: "accent.mark" },
    _focusVisible: { outlineOffset: "-3px" },
  },
});

/** The notices by kind, with the button that clears them. */
export function NoticePanel({ count, read, clear, onLeave }: NoticeBoard & { readonly onLeave: () => void }) {
  const t = useMessage();
  const id = useId();
  const [kind, setKind] = useState<Kind>("notice");
  const { list, fault, hasEarlier, isFetching, more, retry } = useNoticePages(kind);
  const hasNew = list?.some((item) => !item.read) === true;
  // marked as read once for each opening; new notices stay marked as new while it is open
  const tellRead = useEffectEvent(read);
  useEffect(() => {
    if (hasNew) tellRead();
  }, [hasNew]);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const other = kind === "notice" ? "email" : "notice";
    const next = { ArrowLeft: other, ArrowRight: other, Home: kinds[0], End: kinds[1] }[event.key] as Kind | undefined;
    if (next === undefined) return;
    event.preventDefault();
    setKind(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <Box
        role="tablist"
        aria-label={t("notice.title")}
        display="flex"
        borderBottomWidth="1px"
        borderColor="border"
        onKeyDown={walk}
      >
        {kinds.map((one) => (
          <TabButton
            key={one}
            type="button"
            id={`${id}-${one}`}
            role="tab"
            aria-selected={one === kind}
            aria-controls={`${id}-panel`}
            tabIndex={one === kind ? 0 : -1}
            onClick={() => setKind(one)}
          >
            {one === "notice" ? t("notice.notices") : t("notice.emails")}
          </TabButton>
        ))}
      </Box>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${kind}`}
        tabIndex={0}
        height="29vh"
        minH="160px"
        overflowY="auto"
        _focusVisible={{ outlineOffset: "-3px" }}
      >
        <NoticeItems
          Icon={kind === "notice" ? Bell : Mail}
          items={
            list?.map((item) => ({
              key: item.key,
              image: item.image,
              html: item[kind],
              isNew: !item.read,
              at: item.at,
            })) ?? null
          }
          emptyText={kind === "notice" ? t("notice.none") : t("notice.noEmails")}
          fault={fault}
          onRetry={retry}
          onLeave={onLeave}
        />
        {hasEarlier ? (
          <Box p="8" borderTopWidth="1px" borderColor="border">
            <Button variant="quiet" size="sm" width="full" aria-busy={isFetching} onClick={more}>
              {t("notice.earlier")}
            </Button>
          </Box>
        ) : null}
      </Box>
      <Box borderTopWidth="1px" borderColor="border" p="8">
        <Button
          variant="quiet"
          size="sm"
          width="full"
          aria-disabled={count === 0 || undefined}
          onClick={count === 0 ? undefined : clear}
        >
          {t("notice.clear")}
        </Button>
      </Box>
    </>
  );
}
