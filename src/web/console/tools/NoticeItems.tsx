import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { RotateCcw, type LucideIcon } from "lucide-react";
import type { Fault } from "../../../../machines/support/fault";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { NoticeBody } from "./NoticeBody";

interface NoticeLine {
  readonly key: string;
  readonly image: string;
  readonly html: string;
  /** Epoch ms. */
  readonly at: number;
  readonly isNew: boolean;
}

interface NoticeItemsProps {
  /** null: not loaded yet. */
  readonly items: readonly NoticeLine[] | null;
  readonly Icon: LucideIcon;
  readonly emptyText: string;
  readonly fault: Fault | null;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

const Centred = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "12",
    minH: "full",
    p: "16",
    color: "fg.muted",
    textAlign: "center",
  },
});

/** The notices of one kind: loading, failed, none, or the list. */
export function NoticeItems({ items, Icon, emptyText, fault, onRetry, onLeave }: NoticeItemsProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const language = useLanguage();
  if (fault !== null) {
    return (
      <Centred role="status">
        {faultText(fault)}
        <Button variant="outline" size="sm" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
          {t("state.retry")}
        </Button>
      </Centred>
    );
  }
  if (items === null) return <Skeleton m="16" height="64px" role="status" aria-label={t("state.loading")} />;
  if (items.length === 0) {
    return (
      <Centred role="status">
        <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
        {emptyText}
      </Centred>
    );
  }
  return (
    <ul>
      {items.map(({ key, image, html, at, isNew }, place) => (
        <Flex as="li" key={key} gap="12" p="12" borderTopWidth={place === 0 ? "0" : "1px"} borderColor="border">
          <Flex
            align="center"
            justify="center"
            flex="none"
            width="40px"
            height="40px"
            borderRadius="pill"
            overflow="hidden"
            bg="accent.tint"
            color="accent.text"
          >
            {image === "" ? (
              <Icon size={20} aria-hidden="true" />
            ) : (
              <chakra.img src={image} alt="" width="full" height="full" objectFit="cover" />
            )}
          </Flex>
          <Box flex="1" minW="0" alignSelf="center">
            <NoticeBody html={html} onLeave={onLeave} />
            <Flex as="span" align="center" gap="8" fontSize="xs" color="fg.muted">
              {isNew ? (
                <Box as="span" px="6" borderRadius="pill" bg="accent.tint" color="accent.text">
                  {t("notice.unread")}
                </Box>
              ) : null}
              {dayAndTime(at, language)}
            </Flex>
          </Box>
        </Flex>
      ))}
    </ul>
  );
}
