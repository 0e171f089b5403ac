import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { CircleCheckBig } from "lucide-react";
import { useSitter } from "../../contexts/sitter";
import type { MarkingActor } from "../../effects/studio/open-marking";
import { useMessage } from "../../i18n/use-message";
import type { MarkingSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { assignmentPlace } from "../studio-places";
import { MarkingPanels } from "./MarkingPanels";
import { useOpenMarking } from "./use-open-marking";

const trouble = {
  gap: "12",
  alignItems: "center",
  flexWrap: "wrap",
  bg: "bad.tint",
  color: "bad.text",
  borderRadius: "control",
  p: "12",
} as const;

interface OpenedMarkingProps {
  readonly actor: MarkingActor;
  readonly assignmentId: string;
}

function OpenedMarking({ actor, assignmentId }: OpenedMarkingProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const snapshot = useSelector(actor, (now) => now);
  const { queue, fault, refusal } = snapshot.context;
  const isUnread = snapshot.matches({ queue: "unread" });
  const retry = () => actor.send({ type: "retry" });
  if (queue === null)
    return isUnread && fault !== null ? (
      <FaultCard fault={fault} onRetry={retry} />
    ) : (
      <Skeleton height="480px" role="status" aria-label={t("state.loading")} />
    );
  if (queue.items.length === 0)
    return (
      <StateCard
        Icon={CircleCheckBig}
        heading="h1"
        title={t("marking.nothing")}
        action={
          <Button asChild minH="44" variant="outline">
            <Link to={assignmentPlace(assignmentId) as string}>{t("marking.toAssignment")}</Link>
          </Button>
        }
      >
        {t("marking.nothingDetail")}
      </StateCard>
    );
  return (
    <Flex direction="column" gap="16">
      {isUnread && fault !== null ? (
        <Flex role="alert" {...trouble}>
          <Box flex="1" minW="200px">
            {t("marking.stale")} {faultText(fault)}
          </Box>
          <Button size="sm" variant="outline" onClick={retry}>
            {t("state.retry")}
          </Button>
        </Flex>
      ) : null}
      {refusal === null ? null : (
        <Box role="alert" {...trouble}>
          {faultText(refusal)}
        </Box>
      )}
      <MarkingPanels
        actor={actor}
        snapshot={snapshot}
        queue={queue}
        assignmentId={assignmentId}
        onQuestion={(itemId) =>
          void navigate({
            to: "/studio/marking",
            search: { assignment_id: assignmentId, item_id: itemId } as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Flex>
  );
}

/** The page `/studio/marking`: the answers of a class that people mark. */
export function MarkingPage() {
  const t = useMessage();
  const person = useSitter();
  const { assignment_id: assignmentId = "", item_id: itemId }: Partial<MarkingSearch> = useSearch({
    strict: false,
  });
  const actor = useOpenMarking({ person, assignmentId, itemId: itemId ?? null });
  if (actor === null) return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
  return <OpenedMarking key={assignmentId} actor={actor} assignmentId={assignmentId} />;
}
