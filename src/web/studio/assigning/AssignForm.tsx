import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMemo, useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import type { Calls } from "../../../contract/calls/calls";
import { useMessagePart } from "../../contexts/use-message-part";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Skeleton } from "../../ui/Skeleton";
import { useNow } from "../../ui/use-now";
import { momentOf } from "../field-time";
import { firstTerms, assignProblemOf, type AssignTerms } from "./assign-terms";
import { AssignFindings } from "./AssignFindings";
import { MemberChoice } from "./MemberChoice";
import { TestAndClass } from "./TestAndClass";
import { useOfferedTests } from "./use-offered-tests";
import { WindowFields } from "./WindowFields";

interface AssignFormProps {
  /** The test; absent: it is chosen here. */
  readonly menuId?: string;
  /** The class; absent: it is chosen here. */
  readonly classId?: string;
  readonly onGiven: (assignmentId: string) => void;
  readonly onClose: () => void;
}

/** What was found in terms that were sent; other terms have to be sent again. */
interface FoundBefore {
  readonly terms: AssignTerms;
  readonly findings: Calls["assign"]["output"]["findings"];
}

function OpenForm({ menuId, classId, onGiven, onClose }: AssignFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const [chosen, setChosen] = useState(() => firstTerms(menuId ?? "", classId ?? "", Date.now()));
  const [hasChosenTest, setChosenTest] = useState(menuId !== undefined);
  const tests = useOfferedTests(menuId === undefined);
  const test = hasChosenTest ? chosen.menuId : (tests.only ?? "");
  const terms = useMemo((): AssignTerms => ({ ...chosen, menuId: test }), [chosen, test]);
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<FoundBefore | null>(null);
  const assign = useChange("assign", ({ assignment_id: assignmentId, findings }) => {
    if (assignmentId === null) setFound({ terms, findings });
    else onGiven(assignmentId);
  });
  const change = (part: Partial<AssignTerms>) => {
    if (part.menuId !== undefined) setChosenTest(true);
    setChosen((now) => ({ ...now, ...part }));
  };
  const findings = found?.terms === terms ? found.findings : null;
  const isBlocked = findings?.some(({ severity }) => severity === "blocking") === true;
  const now = useNow(30_000);
  const problem = assignProblemOf(terms, now);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const [opensAt, closesAt] = [momentOf(terms.opens), momentOf(terms.closes)];
    if (problem !== null || opensAt === null || closesAt === null || assign.isPending) return;
    assign.mutate({
      idempotency_key: uuidv7(),
      menu_id: terms.menuId,
      class_id: terms.classId,
      ...(terms.members === null ? {} : { members: [...terms.members] }),
      opens_at: opensAt,
      closes_at: closesAt,
      attempts: terms.attempts,
      place: terms.place,
      release: terms.release,
      accept_findings: findings !== null && !isBlocked,
    });
  };
  return (
    <form onSubmit={submit}>
      <Flex direction="column" gap="16">
        <TestAndClass
          terms={terms}
          tests={menuId === undefined ? tests : null}
          hasClass={classId !== undefined}
          onChange={change}
        />
        {terms.classId === "" ? null : (
          <MemberChoice
            key={terms.classId}
            classId={terms.classId}
            chosen={terms.members}
            onChoose={(members) => change({ members })}
          />
        )}
        <WindowFields terms={terms} onChange={change} />
        {isTried && problem !== null ? (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {t(`assign.problem.${problem}`)}
          </Box>
        ) : null}
        {assign.error === null ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(assign.error)}
          </Box>
        )}
        {findings === null ? null : <AssignFindings findings={findings} isBlocked={isBlocked} />}
        <Flex gap="8" wrap="wrap">
          <Button type="submit" minH="44" disabled={isBlocked} aria-busy={assign.isPending}>
            {t(findings === null || isBlocked ? "assign.give" : "assign.giveAllTheSame")}
          </Button>
          <Button variant="outline" minH="44" onClick={onClose}>
            {t("assign.cancel")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** Gives a test to a class: which one, to whom, when, how often and where. Says first what would cut somebody short. */
export function AssignForm(props: AssignFormProps) {
  const t = useMessage();
  if (!useMessagePart("classes")) return <Skeleton height="240px" role="status" aria-label={t("state.loading")} />;
  return <OpenForm {...props} />;
}
