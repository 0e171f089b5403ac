import { Box } from "@chakra-ui/react/box";
import { Fragment, useMemo, useRef } from "react";
import type { ClassResults, ClassScale, MemberResult } from "../../../../contract/classes/class-results";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { useTableHeight } from "../../../ui/use-table-height";
import { keyOfMember, type ResultItem } from "../matrix-order";
import { Saying } from "../Saying";
import { SkippedRows, useDrawnRows } from "../use-drawn-rows";
import { useResultWords } from "../use-result-words";
import { TableFrame, WideTable, wideRowHeight } from "../WideTable";
import { ScoresPart } from "./ScoresPart";
import { useScaleWords } from "./use-scale-words";

interface MemberScoresProps {
  readonly members: ClassResults["members"];
  readonly scales: readonly ClassScale[];
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

type MemberScore = ClassScale["members"][number];

function ScoreCell({ score, member }: { readonly score: MemberScore | undefined; readonly member: MemberResult }) {
  const t = useMessage();
  const words = useScaleWords();
  const { state } = useResultWords();
  if (score === undefined)
    return (
      <Box as="span" color="fg.muted">
        {member.handed_in_at === null ? state(member.state) : t("classScores.none")}
      </Box>
    );
  return (
    <>
      {words.score(score.value)}
      <small>{words.band(score.band)}</small>
      <small>{words.facts(score)}</small>
    </>
  );
}

/** Members down, scales across: each score with its band and what belongs to it. */
export function MemberScores({ members, scales, onOpen }: MemberScoresProps) {
  const t = useMessage();
  const language = useLanguage();
  const maxHeight = useTableHeight(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, after } = useDrawnRows({ count: members.length, height: wideRowHeight, scroller });
  const scores = useMemo(
    () => scales.map((scale) => new Map(scale.members.map((score) => [score.attempt_id, score]))),
    [scales],
  );
  return (
    <ScoresPart title={t("classScores.members")}>
      <Saying>{t("classResults.sayBands")}</Saying>
      <TableFrame ref={scroller} maxHeight={maxHeight} label={t("classScores.members")}>
        <WideTable aria-rowcount={members.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t("classResults.pupil")}</th>
              {scales.map(({ scale, title }) => (
                <th key={scale ?? ""} scope="col">
                  {scale === null ? t("classScores.whole") : localized(title, language)}
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
                  <tr aria-rowindex={index + 2}>
                    <th scope="row">
                      <button type="button" onClick={() => onOpen(member, undefined)}>
                        {member.name === "" ? t("classResults.deleted") : member.name}
                      </button>
                    </th>
                    {scales.map(({ scale }, place) => (
                      <td key={scale ?? ""}>
                        <ScoreCell score={scores[place]?.get(member.attempt_id ?? "")} member={member} />
                      </td>
                    ))}
                  </tr>
                </Fragment>
              );
            })}
            <SkippedRows rows={after} height={wideRowHeight} />
          </tbody>
        </WideTable>
      </TableFrame>
    </ScoresPart>
  );
}
