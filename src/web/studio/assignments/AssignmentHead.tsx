import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AssignmentPhase } from "../../../contract/classes/assignment-phases";
import type { AssignmentEntry } from "../../../contract/classes/assignments";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { dayAndTime } from "../../ui/times";
import { classPlace } from "../studio-places";

const calm = { bg: "bg.subtle", color: "fg.muted" } as const;
const lively = { bg: "accent.tint", color: "accent.text" } as const;
const looks: Readonly<Record<AssignmentPhase, Readonly<Record<"bg" | "color", string>>>> = {
  planned: calm,
  scheduled: lively,
  open: { bg: "good.tint", color: "good.text" },
  suspended: { bg: "warn.tint", color: "warn.text" },
  closing: lively,
  marking: lively,
  settled: calm,
  archived: calm,
  cancelled: calm,
  recalled: calm,
};

/** Pages of an assignment that may be there, with the permission that they need. */
const furtherPages = [
  { id: "results", path: "/studio/results", permission: ["result.read"] },
  { id: "paper", path: "/studio/paper", permission: ["assignment.manage"] },
  { id: "mark", path: "/studio/marking", permission: ["mark.write"] },
  { id: "log", path: "/studio/audit", permission: ["audit.read"] },
] as const;

function FurtherPages({ entry }: { readonly entry: AssignmentEntry }) {
  const t = useMessage();
  const routes = useRouter().routesByPath as Readonly<Record<string, unknown>>;
  return furtherPages
    .filter(({ path }) => Object.hasOwn(routes, path))
    .map(({ id, path, permission }) => (
      <Can key={id} permission={permission}>
        <Button asChild minH="44" variant="outline">
          <Link to={`${path}?assignment_id=${entry.assignment_id}` as string}>
            {t(`assignment.do.${id}`, { count: entry.unmarked })}
          </Link>
        </Button>
      </Can>
    ));
}

/** What, for whom, until when: in the words of its phase. */
function useFacts(entry: AssignmentEntry) {
  const t = useMessage();
  const language = useLanguage();
  const [from, until] = [dayAndTime(entry.opens_at, language), dayAndTime(entry.closes_at, language)];
  const { phase, release, release_phase: released } = entry;
  return {
    facts: [
      entry.for_whole_class ? t("assignment.asWhole") : t("assignment.asSome", { count: entry.members }),
      t("assignment.window", { from, until }),
      t("assignment.attempts", { count: entry.attempts }),
      t(`assignment.place.${entry.place}`),
      t("assignment.edition", { edition: entry.edition }),
    ].join(" · "),
    says: t(`assignment.says.${phase}`, { from, until, count: entry.unmarked }),
    results:
      phase === "cancelled" || phase === "recalled"
        ? ""
        : t(released === "held" ? `assignment.release.held.${release}` : `assignment.release.${released}`),
  };
}

interface AssignmentHeadProps {
  readonly entry: AssignmentEntry;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The title of an assignment with its class, its time and its state in words. */
export function AssignmentHead({ entry, children }: AssignmentHeadProps) {
  const t = useMessage();
  const language = useLanguage();
  const { facts, says, results } = useFacts(entry);
  return (
    <Flex direction="column" gap="12">
      <Box color="accent.text">
        <Link to={classPlace(entry.class_id) as string}>‹ {entry.class_name}</Link>
      </Box>
      <Box minW="0">
        <Flex gap="12" align="center" wrap="wrap">
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} overflowWrap="anywhere" minW="0">
            {localized(entry.title, language)}
          </Box>
          <chakra.span px="8" borderRadius="pill" whiteSpace="nowrap" {...looks[entry.phase]}>
            {t(`classes.phase.${entry.phase}`)}
          </chakra.span>
        </Flex>
        <Box color="fg.muted" mt="4" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {facts}
        </Box>
        <Box mt="8" role="status" fontSize="md">
          {says} {results}
        </Box>
      </Box>
      <Flex gap="8" wrap="wrap">
        <FurtherPages entry={entry} />
        {children}
      </Flex>
    </Flex>
  );
}
