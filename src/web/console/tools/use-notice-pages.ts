import { useInfiniteQuery } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { Calls } from "../../../contract/calls/calls";
import { callInPlace } from "../../effects/call";
import { useLanguage } from "../../i18n/language";
import { useOnline } from "../../ui/use-online";

type NoticeList = Calls["noticeList"]["output"];
export type Notice = NoticeList["list"][number];

export interface NoticePages {
  /** null: not loaded yet. */
  readonly list: readonly Notice[] | null;
  /** The fault of loading; null where some notices can be shown. */
  readonly fault: Fault | null;
  readonly hasEarlier: boolean;
  readonly isFetching: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The notices of one kind, newest first, loaded page by page. */
export function useNoticePages(kind: "notice" | "email"): NoticePages {
  const language = useLanguage();
  const isOnline = useOnline();
  const pages = useInfiniteQuery<NoticeList, Fault, { readonly pages: NoticeList[] }, readonly string[], string | null>(
    {
      queryKey: ["noticeList", "pages", kind, language],
      enabled: isOnline,
      staleTime: 0,
      initialPageParam: null,
      queryFn: ({ pageParam, signal }) =>
        callInPlace("noticeList", { kind, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }).catch(
          (thrown: unknown): never => {
            throw asFault(thrown);
          },
        ),
      getNextPageParam: ({ next }) => next,
    },
  );
  const list = pages.data?.pages.flatMap((page) => page.list.filter((item) => item[kind] !== "")) ?? null;
  return {
    list,
    fault: list !== null ? null : (pages.error ?? (isOnline ? null : { code: "network" })),
    hasEarlier: pages.hasNextPage,
    isFetching: pages.isFetchingNextPage,
    more: () => void pages.fetchNextPage(),
    retry: () => void pages.refetch(),
  };
}
