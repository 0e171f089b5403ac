import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, useMemo, useRef } from "react";
import type { ClassResults, Estimate, MemberResult } from "../../../contract/classes/class-results";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useTableHeight } from "../../ui/use-table-height";
import { keyOfMember, type ResultItem } from "./matrix-order";
import { Saying } from "./Saying";
import { SharePlace } from "./SharePlace";
import { SkippedRows, useDrawnRows } from "./use-drawn-rows";
import { useResultWords } from "./use-result-words";

const rowHeight = 64;

const SkillTable = chakra("table", {
  base: {
    borderCollapse: "separate",
    borderSpacing: "0",
    width: "full",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      px: "12",
      py: "0",
      height: `${rowHeight}px`,
      borderBottomWidth: "1px",
      textAlign: "start",
      minW: "148px",
    },
    "& thead th": {
      height: "auto",
      py: "6",
      position: "sticky",
      top: "0",
      zIndex: "1",
      bg: "bg.subtle",
      fontWeight: "medium",
    },
    "& tr > :first-child": {
      position: "sticky",
      insetInlineStart: "0",
      bg: "bg.card",
      borderInlineEndWidth: "1px",
      minW: { base: "116px", md: "200px" },
      maxW: { base: "116px", md: "240px" },
      overflowWrap: "anywhere",
    },
    "& thead tr > :first-child": { bg: "bg.subtle", zIndex: "2" },
    "& tbody th": { fontWeight: "medium" },
    "& button": { textAlign: "start", minH: { base: "44", md: "24" }, cursor: "pointer", textDecoration: "underline" },
    "& small": { display: "block", fontSize: "xs", color: "fg.muted", whiteSpace: "nowrap" },
  },
});

interface SkillRowProps {
  readonly member: MemberResult;
  readonly row: number;
  /** By skill; undefined: met no question of it. */
  readonly shares: readonly (Estimate | undefined)[];
  readonly onOpen: () => void;
}

function SkillRow({ member, row, shares, onOpen }: SkillRowProps) {
  const t = useMessage();
  const words = useResultWords();
  return (
    <tr aria-rowindex={row}>
      <th scope="row">
        <button type="button" onClick={onOpen}>
          {member.name === "" ? t("classResults.deleted") : member.name}
        </button>
      </th>
      {shares.map((share, index) => (
        <td key={index}>
          {share?.value == null ? (
            <Box as="span" color="fg.muted">
              {share === undefined ? words.state(member.state) : t("classResults.noAnswers")}
            </Box>
          ) : (
            <>
              {words.percent(share.value)}
              <SharePlace share={share} />
              <small>{t("classResults.ofAnswers", { n: share.n, range: words.interval(share) })}</small>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

interface SkillsViewProps {
  readonly results: ClassResults;
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

/** Members down, skills across: the share right of each with its number of answers and its interval. */
export function SkillsView({ results: { members, skills }, onOpen }: SkillsViewProps) {
  const t = useMessage();
  const language = useLanguage();
  const maxHeight = useTableHeight(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, after } = useDrawnRows({ count: members.length, height: rowHeight, scroller });
  const shares = useMemo(
    () =>
      new Map(
        skills.map(({ skill_id: id, members: own }) => [
          id,
          new Map<string | null, Estimate>(own.map(({ attempt_id: attempt, share }) => [attempt, share])),
        ]),
      ),
    [skills],
  );
  return (
    <>
      <Saying>{t("classResults.saySkill")}</Saying>
      <Box
        ref={scroller}
        mt="12"
        overflow="auto"
        maxH={`${maxHeight}px`}
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        role="region"
        tabIndex={0}
        aria-label={t("classResults.skillsByPupil")}
      >
        <SkillTable aria-rowcount={members.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t("classResults.pupil")}</th>
              {skills.map(({ skill_id: id, skill, area }) => (
                <th key={id} scope="col">
                  {localized(skill, language)}
                  {localized(area, language) === localized(skill, language) ? null : (
                    <small>{localized(area, language)}</small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ index, skipped }) => {
              const member = members[index];
              return member === undefined ? null : (
                <Fragment key={keyOfMember(member)}>
                  <SkippedRows rows={skipped} height={rowHeight} />
                  <SkillRow
                    member={member}
                    row={index + 2}
                    shares={skills.map(({ skill_id: id }) => shares.get(id)?.get(member.attempt_id))}
                    onOpen={() => onOpen(member, undefined)}
                  />
                </Fragment>
              );
            })}
            <SkippedRows rows={after} height={rowHeight} />
          </tbody>
        </SkillTable>
      </Box>
    </>
  );
}
