import { useQuery, useQueryClient } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { Calls } from "../../../contract/calls/calls";
import { callInPlace } from "../../effects/call";
import { callQuery } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { showToast } from "../../ui/toasts";
import { useOnline } from "../../ui/use-online";

const every = 5 * 60_000;

type NoticeList = Calls["noticeList"]["output"];

export interface NoticeBoard {
  /** Number of notices that are not cleared. */
  readonly count: number;
  /** Whether one of them is unread. */
  readonly hasUnread: boolean;
  /** Marks all listed notices as read. */
  readonly read: () => void;
  readonly clear: () => void;
}

const none: NoticeList = { list: [], total: 0, next: null };

/**
 * The notices of this person that are not cleared; requested again every five minutes and when the window gets the
 * focus. Which ones are read or cleared is stored on the server.
 */
export function useNotices(): NoticeBoard {
  const language = useLanguage();
  const isOnline = useOnline();
  const queries = useQueryClient();
  const query = callQuery("noticeList", {}, language);
  const { data } = useQuery<NoticeList, Fault>({
    ...query,
    enabled: isOnline,
    refetchInterval: every,
    placeholderData: (earlier) => earlier,
  });
  const newest = Math.max(-1, ...(data?.list.map(({ at }) => at) ?? []));
  const mark = async (kind: "read" | "cleared"): Promise<void> => {
    if (newest >= 0) await callInPlace("markNotices", { mark: kind, until: newest });
  };
  const clear = async () => {
    try {
      await mark("cleared");
      queries.setQueryData(query.queryKey, none);
      await queries.invalidateQueries({ queryKey: ["noticeList"] });
      showToast("plain", { message: "notice.cleared" });
    } catch (thrown) {
      showToast("error", { fault: asFault(thrown) });
    }
  };
  return {
    count: data === undefined || data.list.length === 0 ? 0 : Math.max(data.total, data.list.length),
    hasUnread: data?.list.some(({ read }) => !read) === true,
    // where marking fails, the notices are shown as new again
    read: () => void mark("read").catch(() => undefined),
    clear: () => void clear(),
  };
}
