import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { DraftEntry } from "../../../contract/studio/studio-items";
import { useMessage } from "../../i18n/use-message";
import { BankRow } from "./BankRow";

interface BankListProps {
  readonly entries: readonly DraftEntry[];
  readonly total: number;
  readonly chosen: ReadonlyMap<string, DraftEntry>;
  readonly onChoose: (entries: readonly DraftEntry[], isChosen: boolean) => void;
  readonly onBroughtBack: (version: number) => void;
}

/** A page of the bank. */
export function BankList({ entries, total, chosen, onChoose, onBroughtBack }: BankListProps) {
  const t = useMessage();
  const [open, setOpen] = useState<string | null>(null);
  const isAll = entries.every(({ item_id }) => chosen.has(item_id));
  return (
    <>
      <Flex align="center" justify="space-between" gap="12" wrap="wrap">
        <Flex as="label" align="center" gap="8" minH="44" cursor="pointer">
          <input type="checkbox" checked={isAll} onChange={() => onChoose(entries, !isAll)} />
          {t("bank.choosePage")}
        </Flex>
        <Box role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("bank.total", { count: total })}
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none" m="0" p="0" borderTopWidth="1px" borderColor="border">
        {entries.map((entry) => (
          <BankRow
            key={entry.item_id}
            entry={entry}
            isChosen={chosen.has(entry.item_id)}
            isOpen={open === entry.item_id}
            onChoose={() => onChoose([entry], !chosen.has(entry.item_id))}
            onHistory={() => setOpen(open === entry.item_id ? null : entry.item_id)}
            onBroughtBack={onBroughtBack}
          />
        ))}
      </Box>
    </>
  );
}
