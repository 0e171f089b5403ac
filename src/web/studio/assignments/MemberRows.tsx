import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { memo, Suspense } from "react";
import type { AssignedMember, AssignmentEntry } from "../../../contract/classes/assignments";
import type { LockdownDecision } from "../../../contract/integrations/lockdown";
import { useLanguage } from "../../i18n/language";
import { useMessage, type Translate } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Can } from "../../permissions/Can";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Hidden } from "../../ui/Hidden";
import { dayAndTime, wholeMinutes } from "../../ui/times";
import { classPlace } from "../studio-places";
import { hasTerms } from "./assignment-actions";

/** Opens what is arranged for a member: another window or form, extra time and help, or what the browser may be. */
export type ArrangeMember = (what: "target" | "time" | LockdownDecision, member: AssignedMember) => void;

interface MemberRowsProps {
  readonly label: string;
  readonly entry: AssignmentEntry;
  readonly members: readonly AssignedMember[];
  readonly asksBrowser: boolean;
  readonly onArrange: ArrangeMember;
}

/** The member's own time limit, and that of others where it differs. */
function limitOf({ time_limit_ms: own, usual_time_limit_ms: usual }: AssignedMember, t: Translate): string {
  const others = usual === null || usual === undefined ? null : wholeMinutes(usual);
  if (own === null) return others === null ? t("assignment.noLimit") : t("assignment.noLimitOwn", { others });
  const count = wholeMinutes(own);
  if (others === null || others === count) return t("assignment.minutes", { count });
  return t("assignment.minutesOwn", { count, others });
}

interface MemberLineProps extends Omit<MemberRowsProps, "label" | "members"> {
  readonly member: AssignedMember;
}

const BrowserOf = lazyPart(() => import("../browser-policy/BrowserOf"), "BrowserOf");

const ofTeachers = ["class.manage"] as const;

const MemberLine = memo(function MemberLine({ entry, member, asksBrowser, onArrange }: MemberLineProps) {
  const t = useMessage();
  const language = useLanguage();
  const { name, state, target, attempt_ids: attempts, opens_at: from, closes_at: until } = member;
  const isOther = from !== entry.opens_at || until !== entry.closes_at;
  const hasWindow = target !== null && (target.opens_at !== null || target.closes_at !== null);
  const marks = [
    hasWindow ? t("assignment.otherTime") : "",
    target !== null && target.menu_id !== null ? t("assignment.otherForm") : "",
    state === "marking" ? t("assignment.toMark") : "",
  ].filter((mark) => mark !== "");
  return (
    <tr>
      <th scope="row">
        {name}
        {marks.length === 0 ? null : <small>{marks.join(" · ")}</small>}
        {member.has_account ? null : (
          <small>
            <Link to={`${classPlace(entry.class_id)}&way=links` as string}>{t("assignment.noAccount")}</Link>
          </small>
        )}
      </th>
      <Box as="td" fontVariantNumeric="tabular-nums">
        {limitOf(member, t)}
      </Box>
      <Box as="td" fontVariantNumeric="tabular-nums">
        {isOther
          ? t("assignment.window", { from: dayAndTime(from, language), until: dayAndTime(until, language) })
          : t("assignment.asClass")}
      </Box>
      <Box as="td" fontVariantNumeric="tabular-nums">
        {t("assignment.attemptsOf", { used: attempts.length, all: attempts.length + member.attempts_left })}
        <Box as="span" display={{ md: "none" }} color="fg.muted">{` · ${t("assignment.column.attempts")}`}</Box>
      </Box>
      <td>
        <Flex gap="4" wrap="wrap" justify={{ md: "flex-end" }}>
          {hasTerms(entry) ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t("assignment.makeupOf", { name })}
              onClick={() => onArrange("target", member)}
            >
              {t("assignment.makeup")}
            </Button>
          ) : null}
          {asksBrowser && member.has_account ? (
            <Suspense fallback={null}>
              <BrowserOf entry={entry} member={member} onDecide={onArrange} />
            </Suspense>
          ) : null}
          {member.has_account ? (
            <Can permission={ofTeachers}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t("assignment.extraTimeOf", { name })}
                onClick={() => onArrange("time", member)}
              >
                {t("assignment.extraTime")}
              </Button>
            </Can>
          ) : null}
        </Flex>
      </td>
    </tr>
  );
});

/** Members as a table, each with the time, window and attempts that apply. */
export function MemberRows({ label, members, ...rest }: MemberRowsProps) {
  const t = useMessage();
  return (
    <BlockTable aria-label={label}>
      <thead>
        <tr>
          {(["name", "time", "window", "attempts"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`assignment.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <Hidden>{t("assignment.column.actions")}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberLine key={member.member_id} member={member} {...rest} />
        ))}
      </tbody>
    </BlockTable>
  );
}
