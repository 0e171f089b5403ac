import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import type { Fault } from "../../../machines/support/fault";
import type { PendingLaunch } from "../../contract/integrations/launches";
import { useMessage } from "../i18n/use-message";
import { FaultCard } from "../ui/FaultCard";
import { Skeleton } from "../ui/Skeleton";
import { StateCard } from "../ui/StateCard";
import { LaunchOnward } from "./LaunchOnward";
import { OutsideFrame } from "./OutsideFrame";

interface LaunchFrameProps {
  /** The key of the launch in the address. */
  readonly launchKey: string;
  readonly launch: UseQueryResult<PendingLaunch, Fault>;
  /** Where the browser goes next; null: nothing is settled yet. */
  readonly to: string | null;
  readonly width: string;
  readonly children: (pending: PendingLaunch) => ReactNode;
}

/** The page of a launch from a learning platform, while it loads, fails, is settled, or leads on. */
export function LaunchFrame({ launchKey, launch, to, width, children }: LaunchFrameProps) {
  const t = useMessage();
  const { data, isError, error, refetch } = launch;
  return (
    <OutsideFrame>
      <Flex as="main" id="main" flex="1" justify="center" px="16" pb="64" pt={{ md: "32" }}>
        <Box width="full" maxW={width}>
          {to !== null ? (
            <LaunchOnward to={to} />
          ) : launchKey === "" ? (
            <StateCard heading="h1" Icon={Link2Off} title={t("launch.noKey")} />
          ) : data !== undefined ? (
            children(data)
          ) : isError ? (
            <FaultCard fault={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
          )}
        </Box>
      </Flex>
    </OutsideFrame>
  );
}
