import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { StudentAssignment } from "../../../contract/classes/assignments";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { Skeleton } from "../../ui/Skeleton";
import { AssignedList } from "./AssignedList";

interface AssignedSectionProps {
  readonly assignments: readonly StudentAssignment[];
  readonly at: number;
  readonly onChange: () => void;
}

/** What is over stays in sight for this long after its end. */
const inSightMs = 7 * 86_400_000;

const isEarlier = ({ state, closes_at: closes }: StudentAssignment, at: number): boolean =>
  (state === "handedIn" || state === "missed" || state === "released") && at - closes > inSightMs;

/** The tests that teachers have given to this student; what has been over for some days stands folded below. */
export function AssignedSection({ assignments, at, onChange }: AssignedSectionProps) {
  const t = useMessage();
  if (!useMessagePart("assigned")) return <Skeleton height="120px" borderRadius="card" />;
  const earlier = assignments.filter((one) => isEarlier(one, at));
  return (
    <section aria-labelledby="assigned">
      <Box as="h2" id="assigned" fontSize="lg" mb="12">
        {t("assigned.title")}
      </Box>
      <AssignedList assignments={assignments.filter((one) => !isEarlier(one, at))} at={at} onChange={onChange} />
      {earlier.length === 0 ? null : (
        <chakra.details
          mt="12"
          css={{ "& > summary": { cursor: "pointer", minHeight: "44px", alignContent: "center" } }}
        >
          <chakra.summary color="fg.muted">{t("assigned.earlier", { count: earlier.length })}</chakra.summary>
          <AssignedList assignments={earlier} at={at} onChange={onChange} />
        </chakra.details>
      )}
    </section>
  );
}
