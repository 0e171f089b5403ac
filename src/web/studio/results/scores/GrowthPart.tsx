import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Fragment, useMemo, useRef, type ReactNode } from "react";
import type { ClassGrowth, Estimate } from "../../../../contract/classes/class-results";
import { fewestForCoefficient } from "../../../../contract/classes/fewest-for-coefficient";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { formatsOf } from "../../../ui/format";
import { useTableHeight } from "../../../ui/use-table-height";
import { Saying } from "../Saying";
import { SkippedRows, useDrawnRows } from "../use-drawn-rows";
import { TableFrame, WideTable, wideRowHeight } from "../WideTable";
import { Estimated } from "./Estimated";
import { ScoresPart } from "./ScoresPart";
import { useScaleWords } from "./use-scale-words";

interface GrowthPartProps {
  readonly growth: ClassGrowth;
  readonly nameOf: (attemptId: string) => string;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <Box as="dt" color="fg.muted">
      {name}
    </Box>
    <Box
      as="dd"
      fontSize="md"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      css={{ "& small": { display: "block", fontWeight: "normal", color: "fg.muted" } }}
    >
      {children}
    </Box>
  </div>
);

/** A figure of the growth of a class; none where too few members have two scores. */
function GrowthFigure({
  estimate,
  ...figures
}: {
  readonly estimate: Estimate;
  readonly figure: (value: number) => string;
  readonly range: (ends: readonly [number, number]) => string;
}) {
  const t = useMessage();
  const { n } = estimate;
  if (n < fewestForCoefficient) return t("classResults.tooFew", { n, needed: fewestForCoefficient });
  return <Estimated estimate={estimate} {...figures} />;
}

/** Each member with both scores, and the growth beside that which is usual. */
function GrowthTable({ members, nameOf }: Pick<ClassGrowth, "members"> & Pick<GrowthPartProps, "nameOf">) {
  const t = useMessage();
  const words = useScaleWords();
  const language = useLanguage();
  const maxHeight = useTableHeight(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, after } = useDrawnRows({ count: members.length, height: wideRowHeight, scroller });
  const sorted = useMemo(() => {
    const texts = new Intl.Collator(language, { numeric: true });
    return members.toSorted((one, other) => texts.compare(nameOf(one.attempt_id), nameOf(other.attempt_id)));
  }, [members, nameOf, language]);
  return (
    <TableFrame ref={scroller} maxHeight={maxHeight} label={t("classScores.growthOfStudents")}>
      <WideTable aria-rowcount={members.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t("classResults.pupil")}</th>
            <th scope="col">{t("classScores.before")}</th>
            <th scope="col">{t("classScores.now")}</th>
            <th scope="col">{t("classScores.grown")}</th>
            <th scope="col">{t("classScores.againstOthers")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, skipped }) => {
            const one = sorted[index];
            return one === undefined ? null : (
              <Fragment key={one.attempt_id}>
                <SkippedRows rows={skipped} height={wideRowHeight} />
                <tr aria-rowindex={index + 2}>
                  <th scope="row">{nameOf(one.attempt_id)}</th>
                  <td>
                    {words.score(one.from)}
                    <small>{words.band(one.from_band)}</small>
                  </td>
                  <td>
                    {words.score(one.to)}
                    <small>{words.band(one.to_band)}</small>
                  </td>
                  <td>
                    {words.signed(one.observed)}
                    <small>{t("classScores.expected", { growth: words.signed(one.expected) })}</small>
                  </td>
                  <td>
                    {t(one.met ? "classScores.met" : "classScores.notMet")}
                    <small>{t("classScores.percentile", { percentile: words.score(one.percentile) })}</small>
                  </td>
                </tr>
              </Fragment>
            );
          })}
          <SkippedRows rows={after} height={wideRowHeight} />
        </tbody>
      </WideTable>
    </TableFrame>
  );
}

/** How far those have come who have a score of an earlier term too. */
export function GrowthPart({ growth: { of, observed, met, members }, nameOf }: GrowthPartProps) {
  const t = useMessage();
  const words = useScaleWords();
  const { percent, percentRange } = formatsOf(useLanguage());
  return (
    <ScoresPart title={t("classScores.growth")}>
      <Saying>{t("classScores.say.growth")}</Saying>
      <Grid as="dl" mt="12" gap="16" templateColumns="repeat(auto-fit, minmax(180px, 1fr))">
        <Fact name={t("classScores.matched")}>{t("classResults.paper.of", { count: members.length, all: of })}</Fact>
        <Fact name={t("classScores.medianGrowth")}>
          <GrowthFigure
            estimate={observed}
            figure={words.signed}
            range={([low, high]) => t("classScores.fromTo", { low: words.signed(low), high: words.signed(high) })}
          />
        </Fact>
        <Fact name={t("classScores.metGrowth")}>
          <GrowthFigure estimate={met} figure={percent} range={percentRange} />
        </Fact>
      </Grid>
      {members.length === 0 ? null : <GrowthTable members={members} nameOf={nameOf} />}
    </ScoresPart>
  );
}
