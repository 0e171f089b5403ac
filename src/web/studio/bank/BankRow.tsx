import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import type { DraftEntry } from "../../../contract/studio/studio-items";
import { useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";
import { dayAndTime } from "../../ui/times";
import { questionPlace } from "../studio-places";
import { ItemHistory } from "./ItemHistory";

const Mark = chakra("span", { base: { px: "8", borderRadius: "pill", fontSize: "xs", whiteSpace: "nowrap" } });

interface BankRowProps {
  readonly entry: DraftEntry;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  readonly onHistory: () => void;
  readonly onBroughtBack: (version: number) => void;
}

const stateOf = ({ complete, changed, revisions }: DraftEntry) =>
  complete
    ? changed && revisions > 0
      ? ({ words: "bank.changed", look: { bg: "accent.tint", color: "accent.text" } } as const)
      : ({ words: "bank.ready", look: { bg: "good.tint", color: "good.text" } } as const)
    : ({ words: "bank.needsWork", look: { bg: "bad.tint", color: "bad.text" } } as const);

/** A question of the bank, and its history where it is open. */
export function BankRow({ entry, isChosen, isOpen, onChoose, onHistory, onBroughtBack }: BankRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = entry.words || t("bank.noWords");
  const state = stateOf(entry);
  const facts = [
    t(`question.type.${entry.type}` as MessageId),
    entry.skill,
    entry.level === null ? "" : t(`bank.level.${entry.level}`),
    entry.used_in === 0 ? "" : t("bank.used", { count: entry.used_in }),
    dayAndTime(entry.touched_at, language),
  ].filter((fact) => fact !== "");
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <Flex gap="12" align="start" py="8">
        <Flex as="label" align="center" justify="center" minW="32" minH="44" cursor="pointer" flex="none">
          <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={t("bank.choose", { words })} />
        </Flex>
        <Box flex="1" minW="0" py="4">
          <Box fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
            <Link to={questionPlace(entry.item_id)}>{words}</Link>
          </Box>
          <Flex wrap="wrap" columnGap="8" rowGap="4" mt="4" fontSize="sm" color="fg.muted" align="center">
            <Mark {...state.look}>{t(state.words)}</Mark>
            <Box as="span" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {facts.join(" · ")}
            </Box>
            {entry.tags.map((tag) => (
              <Mark key={tag} borderWidth="1px" borderColor="border" whiteSpace="normal" overflowWrap="anywhere">
                {tag}
              </Mark>
            ))}
          </Flex>
        </Box>
        <IconButton
          label={t("bank.historyOf", { words })}
          Icon={History}
          aria-expanded={isOpen}
          minH="44"
          onClick={onHistory}
        />
      </Flex>
      {isOpen ? <ItemHistory itemId={entry.item_id} onBroughtBack={onBroughtBack} /> : null}
    </Box>
  );
}
