import { Box } from "@chakra-ui/react/box";
import type { CatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { ink } from "../../../ui/chart/ink";
import { Panel } from "../../../ui/Panel";

const stanines = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const [cell, left, top] = [30, 34, 8];
const size = stanines.length * cell;
const x = (stanine: number): number => left + (stanine - 0.5) * cell;
const y = (stanine: number): number => top + size - (stanine - 0.5) * cell;

type Profile = NonNullable<CatReport["profile"]>;

const sentences = {
  none: "results.cat.bias.none",
  verbal: "results.cat.bias.verbal",
  spatial: "results.cat.bias.spatial",
} as const satisfies Record<Profile["bias"], string>;

/** The student's position between verbal and spatial ability, and the batteries that differ by more than chance. */
export function ProfileMap({ report, profile }: { readonly report: CatReport; readonly profile: Profile }) {
  const t = useMessage();
  const language = useLanguage();
  const stanineOf = (battery: string) => report.scores.find(({ scale }) => scale === battery)?.stanine ?? 5;
  const nameOf = (battery: string) =>
    localized(report.batteries.find((one) => one.battery === battery)?.title ?? {}, language);
  const [verbal, spatial] = [stanineOf("verbal"), stanineOf("spatial")];
  const table = {
    caption: t("results.cat.profileTitle"),
    head: [t("results.cat.column.battery"), t("results.cat.column.stanine")],
    rows: [
      [nameOf("verbal"), String(verbal)],
      [nameOf("spatial"), String(spatial)],
    ],
  };
  return (
    <Panel title={t("results.cat.profileTitle")} lead={t(sentences[profile.bias], { degree: profile.degree })}>
      <ChartFigure table={table}>
        <Box maxW="340px" css={{ "& svg": { display: "block", width: "100%", height: "auto" } }}>
          <svg
            role="img"
            viewBox={`0 0 ${left + size + 8} ${top + size + 44}`}
            aria-label={t("results.cat.profileSummary", { verbal, spatial })}
          >
            {stanines.flatMap((across) =>
              stanines.map((up) => (
                <rect
                  key={`${across} ${up}`}
                  x={x(across) - cell / 2}
                  y={y(up) - cell / 2}
                  width={cell}
                  height={cell}
                  fill={Math.abs(across - up) < 2 ? ink.track : ink.paper}
                  stroke={ink.grid}
                />
              )),
            )}
            {stanines.map((one) => (
              <g key={one} fontSize="12" fill={ink.quiet} textAnchor="middle">
                <text x={x(one)} y={top + size + 16}>
                  {one}
                </text>
                <text x={left - 10} y={y(one) + 4}>
                  {one}
                </text>
              </g>
            ))}
            <text x={left + size / 2} y={top + size + 36} fontSize="13" fill={ink.text} textAnchor="middle">
              {nameOf("verbal")}
            </text>
            <text
              x="12"
              y={top + size / 2}
              fontSize="13"
              fill={ink.text}
              textAnchor="middle"
              transform={`rotate(-90 12 ${top + size / 2})`}
            >
              {nameOf("spatial")}
            </text>
            <circle cx={x(verbal)} cy={y(spatial)} r="9" fill={ink.own} stroke={ink.paper} strokeWidth="2" />
          </svg>
        </Box>
      </ChartFigure>
      <Box mt="12" color="fg.muted">
        {t("results.cat.profileHint")}
      </Box>
    </Panel>
  );
}
