import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { Fault } from "../../../../machines/support/fault";
import type { Calls } from "../../../contract/calls";
import { localText } from "../../effects/storage";
import { callQuery } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useSession } from "../../site/session-context";
import { showToast } from "../../ui/toasts";
import { useOnline } from "../../ui/use-online";
import { rememberCleared, withoutCleared, type Notice } from "./cleared-notices";

const every = 5 * 60_000;

type NoticeList = Calls["noticeList"]["output"];

export interface NoticeBoard {
  /** null: not known yet. */
  readonly list: readonly Notice[] | null;
  /** How many there are in all; 0 once they are cleared. */
  readonly count: number;
  /** Why none can be shown; null where some can. */
  readonly fault: Fault | null;
  readonly retry: () => void;
  readonly clear: () => void;
}

/**
 * The notices of this person that have not been cleared; asked again every five minutes and whenever the window is
 * looked at.
 */
export function useNotices(): NoticeBoard {
  const person = useSession(selectProfile)?.username ?? "";
  const language = useLanguage();
  const isOnline = useOnline();
  const [, setClearings] = useState(0);
  const { data, error, refetch } = useQuery<NoticeList, Fault>({
    ...callQuery("noticeList", {}, language),
    enabled: isOnline,
    refetchInterval: every,
    placeholderData: (earlier) => earlier,
  });
  const list = data === undefined ? null : withoutCleared(localText, person, data.list);
  const unlisted = data === undefined ? 0 : Math.max(0, data.total - data.list.length);
  return {
    list,
    count: list === null || list.length === 0 ? 0 : list.length + unlisted,
    fault: data === undefined && error !== null ? error : data === undefined && !isOnline ? { code: "network" } : null,
    retry: () => void refetch(),
    clear: () => {
      rememberCleared(localText, person, list ?? []);
      setClearings((times) => times + 1);
      showToast("plain", { message: "notice.cleared" });
    },
  };
}
