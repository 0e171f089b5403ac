import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Share, ShareUse } from "../../../contract/account/visitors";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { AttemptScore } from "../../ui/AttemptScore";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { inNewWindow } from "../links";

interface ShareRecordProps {
  readonly shareId: string;
  readonly kind: Share["kind"];
}

/** The guests of an invitation, with time of entry and progress. */
export function ShareRecord({ shareId, kind }: ShareRecordProps) {
  const t = useMessage();
  const record = useCall("getShareRecord", { share_id: shareId }, { staleTime: 0 });
  if (record.data === undefined)
    return record.isError ? (
      <FaultCard fault={record.error} onRetry={() => void record.refetch()} />
    ) : (
      <Box mt="12">
        <Hidden role="status">{t("share.recordLoading")}</Hidden>
        <Skeleton height="40px" />
      </Box>
    );
  if (record.data.list.length === 0)
    return (
      <Box mt="12" color="fg.muted">
        {t("share.recordEmpty")}
      </Box>
    );
  return (
    <Box as="ol" listStyleType="none" m="0" mt="12" p="0" bg="bg.subtle" borderRadius="control">
      {record.data.list.map((use) => (
        <UseRow key={use.number} use={use} kind={kind} />
      ))}
    </Box>
  );
}

function UseRow({ use, kind }: { readonly use: ShareUse; readonly kind: Share["kind"] }) {
  const t = useMessage();
  const language = useLanguage();
  const { sitting, browser, system } = use;
  const counts = sitting === null ? null : { answered: sitting.answered, total: sitting.total };
  const progress =
    counts === null || sitting === null
      ? t(kind === "result" ? "share.looked" : "share.notBegun")
      : sitting.finished_at === null
        ? t("share.underWay", counts)
        : t("share.finished", { ...counts, time: dayAndTime(sitting.finished_at, language) });
  const facts = [
    dayAndTime(use.used_at, language),
    ...(browser === null || system === null ? [] : [t("share.device", { browser, system })]),
    progress,
    ...(use.claimed ? [t("share.claimed")] : []),
  ];
  return (
    <Flex as="li" gap="12" wrap="wrap" align="center" px="12" py="8">
      <Box flex="1 1 240px" minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {use.name === "" ? t("share.guest", { number: use.number }) : use.name}
        </Box>
        <Box fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts.join(" · ")}
        </Box>
      </Box>
      {sitting === null || (sitting.score === null && sitting.awaiting_points === undefined) ? null : (
        <Box flex="0 1 180px">
          <AttemptScore attempt={sitting} />
        </Box>
      )}
      {sitting?.attempt_id == null ? null : (
        <a href={`/examAccess/result?attempt_id=${sitting.attempt_id}`} title={t("share.newWindow")} {...inNewWindow}>
          {t("share.seeResult")}
        </a>
      )}
    </Flex>
  );
}
