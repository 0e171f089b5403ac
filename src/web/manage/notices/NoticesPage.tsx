import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Bell, Plus } from "lucide-react";
import { useState } from "react";
import type { AuthoredNotice } from "../../../contract/site/site-admin";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { useUnsaved } from "../../ui/page";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { showToast } from "../../ui/toasts";
import { UndoBar } from "../../ui/UndoBar";
import { PageTitle } from "../PageTitle";
import { NoticeForm } from "./NoticeForm";
import { NoticeRow } from "./NoticeRow";

/** `/site/notices`: writing, editing, withdrawing and republishing notices. */
export function NoticesPage() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [edited, edit] = useState<{ readonly notice: AuthoredNotice | null } | null>(null);
  const [last, setLast] = useState<AuthoredNotice | null>(null);
  const [isDirty, setDirty] = useState(false);
  useUnsaved(isDirty);
  const written = useCall("writtenNotices", { page });
  const renew = () => {
    void queries.invalidateQueries({ queryKey: ["writtenNotices"] });
    void queries.invalidateQueries({ queryKey: ["noticeList"] });
  };
  const withdraw = useChange("withdrawNotice", (notice) => {
    setLast(notice);
    renew();
  });
  const saved = () => {
    edit(null);
    setLast(null);
    showToast("plain", { message: "manage.saved" });
    renew();
  };
  const { data } = written;
  return (
    <Flex direction="column" gap="16">
      <PageTitle
        title={t("title.siteNotices")}
        lead={t("notices.lead")}
        action={
          <Button minH="44" onClick={() => edit({ notice: null })}>
            <Plus size={16} aria-hidden="true" />
            {t("notices.one")}
          </Button>
        }
      />
      {last === null ? null : (
        <UndoBar
          key={`${last.notice_id} ${last.withdrawn_at}`}
          text={t(last.withdrawn_at === null ? "notices.restored" : "notices.withdrawn")}
          undo={t("notices.undo")}
          onUndo={() => withdraw.mutate({ notice_id: last.notice_id, withdrawn: last.withdrawn_at === null })}
        />
      )}
      {withdraw.error === null ? null : <Alert>{faultText(withdraw.error)}</Alert>}
      {data === undefined ? (
        written.isError ? (
          <FaultCard fault={written.error} onRetry={() => void written.refetch()} />
        ) : (
          <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.total === 0 ? (
        <StateCard Icon={Bell} title={t("notices.empty")}>
          {t("notices.emptyDetail")}
        </StateCard>
      ) : (
        <Card py="4">
          <Box as="ul" listStyleType="none" m="0" p="0">
            {data.list.map((notice) => (
              <NoticeRow
                key={notice.notice_id}
                notice={notice}
                now={serverNow()}
                isBusy={withdraw.isPending}
                onEdit={() => edit({ notice })}
                onWithdraw={(withdrawn) => withdraw.mutate({ notice_id: notice.notice_id, withdrawn })}
              />
            ))}
          </Box>
          <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
        </Card>
      )}
      {edited === null ? null : (
        <NoticeForm notice={edited.notice} onSaved={saved} onDirty={setDirty} onClose={() => edit(null)} />
      )}
    </Flex>
  );
}
