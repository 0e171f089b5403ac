import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { IconButton } from "../../ui/IconButton";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { DraftDifference } from "../item/frame/DraftDifference";

interface ItemHistoryProps {
  readonly itemId: string;
  readonly onBroughtBack: (version: number) => void;
}

/** The earlier versions of a question, one at a time, each with what has changed since and a way back to it. */
export function ItemHistory({ itemId, onBroughtBack }: ItemHistoryProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [shown, show] = useState<number | null>(null);
  const now = useCall("studioItem", { item_id: itemId }, { staleTime: 0 });
  const last = now.data?.version ?? 1;
  const version = shown ?? last;
  const earlier = useCall("studioItem", { item_id: itemId, version }, { enabled: version !== last });
  const save = useChange("saveItem", () => {
    onBroughtBack(version);
    show(null);
    void now.refetch();
  });
  if (now.data === undefined)
    return now.isError ? (
      <Box role="alert" color="bad.text" pb="12">
        {faultText(now.error)}
      </Box>
    ) : (
      <Skeleton height="64px" role="status" aria-label={t("state.loading")} />
    );
  const { earliest, draft, saved_at } = now.data;
  const isNewest = version === last;
  const at = isNewest ? saved_at : earlier.data?.saved_at;
  const fault = save.error ?? earlier.error;
  const bringBack = () => {
    if (earlier.data === undefined) return;
    save.mutate({ idempotency_key: uuidv7(), item_id: itemId, version: last, draft: earlier.data.draft });
  };
  return (
    <Box bg="bg.subtle" borderRadius="control" px="16" py="12" mb="12" ms={{ md: "40" }}>
      <Flex align="center" gap="8" wrap="wrap">
        <IconButton
          label={t("bank.earlier")}
          Icon={ChevronLeft}
          aria-disabled={version <= earliest}
          onClick={() => (version <= earliest ? undefined : show(version - 1))}
        />
        <Box role="status" fontVariantNumeric="tabular-nums">
          {t("bank.version", { version, last, time: at === undefined ? "" : dayAndTime(at, language) })}
        </Box>
        <IconButton
          label={t("bank.later")}
          Icon={ChevronRight}
          aria-disabled={isNewest}
          onClick={() => (isNewest ? undefined : show(version + 1))}
        />
        {isNewest ? (
          <Box color="fg.muted">{t("bank.newest")}</Box>
        ) : (
          <Button
            variant="outline"
            minH="44"
            disabled={earlier.data === undefined || save.isPending}
            onClick={bringBack}
          >
            {t("bank.bringBack")}
          </Button>
        )}
      </Flex>
      {fault === null ? null : (
        <Box role="alert" color="bad.text" mt="8">
          {faultText(fault)}
        </Box>
      )}
      {isNewest || earlier.data === undefined ? null : (
        <Box mt="8">
          <Box fontWeight="medium">{t("bank.difference")}</Box>
          <DraftDifference before={earlier.data.draft} after={draft} language={language} />
        </Box>
      )}
    </Box>
  );
}
