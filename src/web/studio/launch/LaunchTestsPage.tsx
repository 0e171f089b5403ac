import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense, useState, type SubmitEvent } from "react";
import type { PendingLaunch } from "../../../contract/integrations/launches";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { usePages } from "../../effects/use-pages";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { LaunchFrame } from "../../site/LaunchFrame";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { hasTerms } from "../assignments/assignment-actions";
import { GivenTests } from "./GivenTests";
import { choiceProblem, chosenInput, linkedTest, toggleTest, type LinkedTest } from "./launch-choice";

const AssignForm = lazyPart(() => import("../assigning/AssignForm"), "AssignForm");

interface ChooseTestsProps {
  readonly launchKey: string;
  readonly pending: PendingLaunch;
  readonly onChosen: (to: string) => void;
}

function ChooseTests({ launchKey, pending, onChosen }: ChooseTestsProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const first = useCall("studioAssignments", { page: 1 });
  const { pages } = usePages("studioAssignments", {});
  const entries = pages.flatMap(({ assignments }) => assignments).filter(hasTerms);
  const [chosen, setChosen] = useState<readonly LinkedTest[]>([]);
  const [isAnonymous, setAnonymous] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const choose = useChange("chooseForLaunch", ({ to }) => onChosen(to));
  const change = (now: readonly LinkedTest[]) => {
    setChosen(now);
    choose.reset();
  };
  const problem = choiceProblem(chosen);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null || choose.isPending) return;
    const titleOf = (id: string): string => {
      const entry = entries.find((one) => one.assignment_id === id);
      return entry === undefined ? "" : localized(entry.title, language);
    };
    choose.mutate({ key: launchKey, tests: chosenInput(chosen, titleOf), anonymous: isAnonymous });
  };
  const given = (id: string) => {
    setGiving(false);
    change(pending.several ? [...chosen, linkedTest(id)] : [linkedTest(id)]);
    void queries.invalidateQueries({ queryKey: ["studioAssignments"] });
  };
  if (first.data === undefined)
    return first.isError ? (
      <FaultCard fault={first.error} onRetry={() => void first.refetch()} />
    ) : (
      <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
    );
  return (
    <Flex direction="column" gap="16">
      {entries.length === 0 ? (
        <Card>
          <Box fontWeight="medium">{t("launch.nothing")}</Box>
          <Box color="fg.muted">{t("launch.nothingDetail")}</Box>
        </Card>
      ) : (
        <Card>
          <form onSubmit={submit}>
            <Flex direction="column" gap="16">
              <GivenTests
                pending={pending}
                entries={entries}
                chosen={chosen}
                onToggle={(id) => change(toggleTest(chosen, id, pending))}
                onChange={(id, part) =>
                  change(chosen.map((one) => (one.assignmentId === id ? { ...one, ...part } : one)))
                }
              />
              <Flex as="label" gap="12" minH="44" align="center" cursor="pointer">
                <input type="checkbox" checked={isAnonymous} onChange={() => setAnonymous(!isAnonymous)} />
                <span>
                  {t("launch.anonymous")}
                  <Box as="span" display="block" color="fg.muted" fontSize="xs">
                    {t("launch.anonymousDetail")}
                  </Box>
                </span>
              </Flex>
              {isTried && problem !== null ? <Alert>{t(`launch.problem.${problem}`)}</Alert> : null}
              {choose.error === null ? null : <Alert>{faultText(choose.error)}</Alert>}
              <Button type="submit" minH="44" alignSelf="start" aria-busy={choose.isPending}>
                {t("launch.use", { count: chosen.length })}
              </Button>
            </Flex>
          </form>
        </Card>
      )}
      {isGiving || entries.length === 0 ? (
        <Card aria-labelledby="give">
          <Box as="h2" id="give" fontSize="lg" mb="12">
            {t("launch.new")}
          </Box>
          <Suspense fallback={<Skeleton height="240px" role="status" aria-label={t("state.loading")} />}>
            <AssignForm onGiven={given} onClose={() => setGiving(false)} />
          </Suspense>
        </Card>
      ) : (
        <Button variant="outline" minH="44" alignSelf="start" onClick={() => setGiving(true)}>
          <Plus size={16} aria-hidden="true" />
          {t("launch.new")}
        </Button>
      )}
    </Flex>
  );
}

/** `/launch/tests`: the teacher chooses what a new link opens, or the tests that the platform is given. */
export function LaunchTestsPage() {
  const t = useMessage();
  const { k: key = "" } = useSearch({ strict: false });
  const [to, setTo] = useState<string | null>(null);
  return (
    <LaunchFrame launchKey={key} phase="choosing" to={to} width="720px">
      {(pending) => (
        <>
          <Box as="h1" fontSize="xl" mb="4">
            {t(pending.several ? "launch.chooseTitleSeveral" : "launch.chooseTitle")}
          </Box>
          <Box color="fg.muted" mb="16" overflowWrap="anywhere">
            {pending.title === ""
              ? t("launch.chooseLeadPlain", { platform: pending.platform })
              : t("launch.chooseLead", { platform: pending.platform, title: pending.title })}
          </Box>
          <ChooseTests launchKey={key} pending={pending} onChosen={setTo} />
        </>
      )}
    </LaunchFrame>
  );
}
