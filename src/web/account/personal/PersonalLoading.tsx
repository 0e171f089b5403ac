import type { UseQueryResult } from "@tanstack/react-query";
import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";

/** Stands in place of data that has not loaded: a loading indicator, or the reason of the failure. */
export function PersonalLoading({ query }: { readonly query: UseQueryResult<unknown, Fault> }) {
  const t = useMessage();
  if (query.isError) return <FaultCard fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <Hidden role="status">{t("personal.loading")}</Hidden>
      <Skeleton height="48px" />
    </>
  );
}
