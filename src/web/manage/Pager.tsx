import { Flex } from "@chakra-ui/react/flex";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { IconButton } from "../ui/IconButton";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which part of a long list is shown, and the ways on and back; nothing where one page holds all. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useMessage();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <Flex align="center" justify="flex-end" gap="8" color="fg.muted" fontVariantNumeric="tabular-nums">
      {t("manage.page", { from, to: Math.min(total, page * pageSize), total })}
      <IconButton
        label={t("manage.previous")}
        Icon={ChevronLeft}
        aria-disabled={page === 1}
        onClick={() => (page === 1 ? undefined : onPage(page - 1))}
      />
      <IconButton
        label={t("manage.next")}
        Icon={ChevronRight}
        aria-disabled={page === last}
        onClick={() => (page === last ? undefined : onPage(page + 1))}
      />
    </Flex>
  );
}
