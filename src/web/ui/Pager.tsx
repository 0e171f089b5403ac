import { Flex } from "@chakra-ui/react/flex";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { IconButton } from "./IconButton";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The position in a long list, with buttons to the pages before and after; empty if one page is enough. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useMessage();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <Flex align="center" justify="flex-end" gap="8" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t("pager.range", { from, to: Math.min(total, page * pageSize), total })}
      <IconButton
        label={t("pager.previous")}
        Icon={ChevronLeft}
        aria-disabled={page === 1}
        onClick={() => (page === 1 ? undefined : onPage(page - 1))}
      />
      <IconButton
        label={t("pager.next")}
        Icon={ChevronRight}
        aria-disabled={page === last}
        onClick={() => (page === last ? undefined : onPage(page + 1))}
      />
    </Flex>
  );
}
