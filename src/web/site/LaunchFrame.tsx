import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { selectToken } from "../../../machines/session/session.selectors";
import type { PendingLaunch } from "../../contract/integrations/launches";
import { launchPlaces } from "../../contract/integrations/lti-paths";
import { useSession } from "../contexts/session-context";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import { FaultCard } from "../ui/FaultCard";
import { Skeleton } from "../ui/Skeleton";
import { StateCard } from "../ui/StateCard";
import { LaunchOnward } from "./LaunchOnward";
import { OutsideFrame } from "./OutsideFrame";
import { queryClientFor } from "./query-client";

type Phase = PendingLaunch["phase"];

const placeOf: Readonly<Record<Phase, string>> = { linking: launchPlaces.person, choosing: launchPlaces.tests };

interface LaunchFrameProps {
  /** The key of the launch in the address. */
  readonly launchKey: string;
  /** The phase that the page settles; a launch in another one leads to the page of that. */
  readonly phase: Phase;
  /** Where the browser goes next; null: nothing is settled yet. */
  readonly to: string | null;
  readonly width: string;
  readonly children: (pending: PendingLaunch) => ReactNode;
}

function LaunchStep({ launchKey, phase, to, children }: Omit<LaunchFrameProps, "width">) {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("pendingLaunch", { key: launchKey }, { enabled: launchKey !== "" });
  if (to !== null) return <LaunchOnward to={to} />;
  if (launchKey === "") return <StateCard heading="h1" Icon={Link2Off} title={t("launch.noKey")} />;
  if (data !== undefined)
    return data.phase === phase ? children(data) : <LaunchOnward to={`${placeOf[data.phase]}?k=${launchKey}`} />;
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
}

/** The page of a launch from a learning platform, while it loads, fails, is settled, or leads on. */
export function LaunchFrame({ width, ...step }: LaunchFrameProps) {
  const token = useSession(selectToken);
  return (
    <QueryClientProvider client={queryClientFor(token)}>
      <OutsideFrame>
        <Flex as="main" id="main" flex="1" justify="center" px="16" pb="64" pt={{ md: "32" }}>
          <Box width="full" maxW={width}>
            <LaunchStep {...step} />
          </Box>
        </Flex>
      </OutsideFrame>
    </QueryClientProvider>
  );
}
