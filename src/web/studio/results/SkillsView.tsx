import { Box } from "@chakra-ui/react/box";
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
import { TableFrame, WideTable, wideRowHeight } from "./WideTable";

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
  const { rows, after } = useDrawnRows({ count: members.length, height: wideRowHeight, scroller });
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
      <TableFrame ref={scroller} maxHeight={maxHeight} label={t("classResults.skillsByPupil")}>
        <WideTable aria-rowcount={members.length + 1}>
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
                  <SkippedRows rows={skipped} height={wideRowHeight} />
                  <SkillRow
                    member={member}
                    row={index + 2}
                    shares={skills.map(({ skill_id: id }) => shares.get(id)?.get(member.attempt_id))}
                    onOpen={() => onOpen(member, undefined)}
                  />
                </Fragment>
              );
            })}
            <SkippedRows rows={after} height={wideRowHeight} />
          </tbody>
        </WideTable>
      </TableFrame>
    </>
  );
}
