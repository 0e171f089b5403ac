import { Box } from "@chakra-ui/react/box";
import type { Calls } from "../../../contract/calls/calls";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";
import { ShareRow } from "./ShareRow";
import { isResult, type ShareSubject } from "./subject";

interface ShareListProps {
  readonly subject: ShareSubject;
  readonly onChanged: (output: Calls["setShareConfig"]["output"]) => void;
}

/** The existing invitations to this test or result. */
export function ShareList({ subject, onChanged }: ShareListProps) {
  const t = useMessage();
  const shares = useCall("getShareConfig", subject);
  const kind = isResult(subject) ? "result" : "test";
  const list = shares.data?.list.filter((share) => share.kind === kind);
  return (
    <Box as="section" aria-labelledby="share-list" aria-busy={shares.isPending}>
      <Box as="h3" id="share-list" fontSize="md" fontWeight="semibold" mb="8">
        {t("share.list")}
      </Box>
      {list === undefined ? (
        shares.isError ? (
          <FaultCard fault={shares.error} onRetry={() => void shares.refetch()} />
        ) : (
          <>
            <Hidden role="status">{t("share.loading")}</Hidden>
            <Skeleton height="64px" />
          </>
        )
      ) : list.length === 0 ? (
        <Box color="fg.muted">{t("share.empty")}</Box>
      ) : (
        <Box as="ul" listStyleType="none" m="0" p="0">
          {list.map((share) => (
            <ShareRow key={share.share_id} share={share} onChanged={onChanged} />
          ))}
        </Box>
      )}
    </Box>
  );
}
