import { Box } from "@chakra-ui/react/box";
import { Bookmark, Check, Clock } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages, markTokens } from "../../item/review/marks";
import { Hidden } from "../../ui/Hidden";
import { clockFace } from "../../ui/times";
import type { NumberedItem } from "./filters";

interface Props {
  readonly items: readonly NumberedItem[];
  readonly selected: string;
  readonly onSelect: (exerciseId: string) => void;
  /** Called for the up and down arrows inside the list. */
  readonly onMove: (by: number) => void;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The questions of an attempt: full rows beside the question, or a strip of numbers above it on narrow screens. */
export function ItemList({ items, selected, onSelect, onMove }: Props) {
  const t = useMessage();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-current]");
    row?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (list.current?.contains(document.activeElement) === true) row?.focus({ preventScroll: true });
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <Box
      as="ol"
      ref={list}
      aria-label={t("results.questions")}
      onKeyDown={move}
      listStyleType="none"
      m={{ base: "-4", lg: "0" }}
      p="4"
      display="flex"
      flexDirection={{ base: "row", lg: "column" }}
      gap={{ base: "8", lg: "2" }}
      position="relative"
      overflow="auto"
      maxH={{ lg: "calc(100dvh - 250px)" }}
      bg={{ lg: "bg.card" }}
      borderWidth={{ lg: "1px" }}
      borderColor="border"
      borderRadius="card"
    >
      {items.map((item) => (
        <Box as="li" key={item.exercise_id} flex="none">
          <Box
            as="button"
            {...{ type: "button" }}
            aria-current={item.exercise_id === selected ? "true" : undefined}
            onClick={() => onSelect(item.exercise_id)}
            width="full"
            minH="44"
            minW={{ base: "64px", lg: "0" }}
            px={{ base: "8", lg: "12" }}
            py="6"
            display="grid"
            gridTemplateColumns={{ base: "auto auto auto", lg: "22px 18px minmax(0, 1fr) auto" }}
            justifyContent={{ base: "center", lg: "stretch" }}
            alignItems="center"
            columnGap="8"
            textAlign="start"
            cursor="pointer"
            borderWidth="1px"
            borderColor={{ base: "border", lg: "transparent" }}
            borderRadius="control"
            bg={{ base: "bg.card", lg: "transparent" }}
            fontVariantNumeric="tabular-nums"
            _hover={{ bg: "bg.subtle" }}
            css={{ "&[aria-current]": { bg: "accent.tint", borderColor: "accent.solid" } }}
          >
            <Box as="span" textAlign="end" fontWeight="semibold">
              {item.number}
            </Box>
            {item.mark === null ? <span /> : <MarkIcon mark={item.mark} />}
            <Box as="span" srOnly={{ base: true, lg: false }} minW="0">
              <Box as="span" display="block" truncate>
                {localized(item.skill, language)}
              </Box>
              <Box as="span" display="block" fontSize="xs" color="fg.muted">
                {item.mark === null ? null : (
                  <>
                    <Box as="span" color={markTokens[item.mark]}>
                      {t(markMessages[item.mark])}
                    </Box>
                    {" · "}
                  </>
                )}
                {clockFace(item.elapsed_ms)}
              </Box>
            </Box>
            <Box as="span" display="flex" gap="4" color="fg.muted" minW="0">
              {item.check_status === 1 ? (
                <>
                  <Bookmark size={14} fill="currentColor" aria-hidden="true" />
                  <Hidden>{t("results.markedForReview")}</Hidden>
                </>
              ) : null}
              {item.gone_through ? (
                <>
                  <Check size={14} aria-hidden="true" />
                  <Hidden>{t("results.analyse.gone")}</Hidden>
                </>
              ) : null}
              {item.held ? (
                <>
                  <Clock size={14} aria-hidden="true" />
                  <Hidden>{t("results.heldFlag")}</Hidden>
                </>
              ) : null}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
