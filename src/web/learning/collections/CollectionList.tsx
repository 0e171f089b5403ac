import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import type { Fault } from "../../../../machines/support/fault";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";

interface Page<Entry> {
  readonly list: readonly Entry[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

interface CollectionListProps<Entry> {
  readonly data: Page<Entry> | undefined;
  readonly fault: Fault | null;
  readonly isBusy: boolean;
  readonly empty: ReactNode;
  readonly render: (entry: Entry) => ReactNode;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** A page of saved questions, or the reason why there is none. */
export function CollectionList<Entry extends { readonly exercise_id: string }>({
  data,
  fault,
  isBusy,
  empty,
  render,
  onPage,
  onRetry,
}: CollectionListProps<Entry>) {
  const t = useMessage();
  if (data === undefined && fault !== null) return <FaultCard fault={fault} onRetry={onRetry} />;
  if (data === undefined)
    return (
      <Flex direction="column" gap="12" aria-busy="true">
        <Hidden role="status">{t("state.loading")}</Hidden>
        {[0, 1, 2].map((place) => (
          <Card key={place}>
            <Skeleton height="20px" maxW="70%" />
            <Skeleton height="16px" maxW="40%" mt="8" />
          </Card>
        ))}
      </Flex>
    );
  if (data.list.length === 0) return <>{empty}</>;
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? 0.6 : 1}>
      <Flex as="ul" direction="column" gap="12" listStyleType="none" p="0" m="0" mb="12">
        {data.list.map((entry) => (
          <li key={entry.exercise_id}>{render(entry)}</li>
        ))}
      </Flex>
      <Pager page={data.page} pageSize={data.page_size} total={data.total} onPage={onPage} />
    </Box>
  );
}
