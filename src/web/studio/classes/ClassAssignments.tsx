import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { AssignmentPhase } from "../../../contract/classes/assignment-phases";
import type { AssignmentEntry } from "../../../contract/classes/assignments";
import type { ClassDetail } from "../../../contract/classes/classes";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { assignmentPlace } from "../studio-places";

const calm = { bg: "bg.subtle", color: "fg.muted" } as const;
const looks: Readonly<Record<AssignmentPhase, Readonly<Record<"bg" | "color", string>>>> = {
  planned: calm,
  scheduled: { bg: "accent.tint", color: "accent.text" },
  open: { bg: "good.tint", color: "good.text" },
  suspended: { bg: "warn.tint", color: "warn.text" },
  closing: { bg: "accent.tint", color: "accent.text" },
  marking: { bg: "accent.tint", color: "accent.text" },
  settled: calm,
  archived: calm,
  cancelled: calm,
  recalled: calm,
};

function AssignmentRow({ entry }: { readonly entry: AssignmentEntry }) {
  const t = useMessage();
  const language = useLanguage();
  const { assignment_id, title, phase, opens_at, closes_at, members, begun, handed_in, unmarked } = entry;
  return (
    <tr>
      <th scope="row">
        <Link to={assignmentPlace(assignment_id)}>{localized(title, language)}</Link>
        <small>
          {dayAndTime(opens_at, language)} – {dayAndTime(closes_at, language)}
        </small>
      </th>
      <td>
        <chakra.span px="8" borderRadius="pill" whiteSpace="nowrap" {...looks[phase]}>
          {t(`classes.phase.${phase}`)}
        </chakra.span>
        {unmarked === 0 ? null : <small>{t("classes.unmarked", { count: unmarked })}</small>}
      </td>
      <Box as="td" fontVariantNumeric="tabular-nums">
        {t("classes.begun", { begun, members })}
        <small>{t("classes.handedIn", { count: handed_in })}</small>
      </Box>
    </tr>
  );
}

interface ClassAssignmentsProps {
  readonly detail: ClassDetail;
  readonly onAssign: () => void;
}

/** What a class is given, the last to open first. */
export function ClassAssignments({ detail, onAssign }: ClassAssignmentsProps) {
  const t = useMessage();
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useCall(
    "studioAssignments",
    { class_id: detail.class_id, page },
    { keepsLast: true },
  );
  // a new class has its one next step below
  if (data?.total === 0 && detail.members.length === 0) return null;
  return (
    <section aria-labelledby="assignments">
      <Box as="h2" id="assignments" fontSize="lg" mb="12">
        {t("classes.assignments")}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="96px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.total === 0 ? (
        <Card>
          <Flex align="center" gap="12" wrap="wrap">
            <Box flex="1" minW="200px" color="fg.muted">
              {t("classes.noAssignments")}
            </Box>
            {detail.archived ? null : (
              <Button variant="outline" minH="44" onClick={onAssign}>
                {t("classes.go.assign")}
              </Button>
            )}
          </Flex>
        </Card>
      ) : (
        <Card py="12">
          <BlockTable aria-label={t("classes.assignments")}>
            <thead>
              <tr>
                <th scope="col">{t("classes.column.test")}</th>
                <th scope="col">{t("classes.column.state")}</th>
                <th scope="col">{t("classes.column.progress")}</th>
              </tr>
            </thead>
            <tbody>
              {data.assignments.map((entry) => (
                <AssignmentRow key={entry.assignment_id} entry={entry} />
              ))}
            </tbody>
          </BlockTable>
          <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
        </Card>
      )}
    </section>
  );
}
