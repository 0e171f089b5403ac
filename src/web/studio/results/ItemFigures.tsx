import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import type { ItemStats } from "../../../contract/classes/class-results";
import { fewestForCoefficient } from "../../../contract/classes/fewest-for-coefficient";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";
import { Saying } from "./Saying";
import { useResultWords } from "./use-result-words";

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <Box>
    <Box as="dt" color="fg.muted">
      {name}
    </Box>
    <Box as="dd" fontWeight="medium" fontSize="md" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
    <Box as="dd">
      <Saying>{children}</Saying>
    </Box>
  </Box>
);

const twoPlaces = (value: number) => value.toFixed(2).replace("-", "−");

/** The figures of one question, each with its number of answers, its interval, and what it means. */
export function ItemFigures({ stats }: { readonly stats: ItemStats }) {
  const t = useMessage();
  const words = useResultWords();
  const { facility, discrimination, without_coefficient: without, omitted, time_ms: time } = stats;
  const { value, n, low, high } = discrimination;
  const correlation =
    value === null
      ? without === "allAlike" || without === "adaptive"
        ? t(`classResults.without.${without}`)
        : t("classResults.tooFew", { n, needed: fewestForCoefficient })
      : low === null || high === null
        ? t("classResults.coefficient", { value: twoPlaces(value), n })
        : t("classResults.coefficientWithin", {
            value: twoPlaces(value),
            n,
            low: twoPlaces(low),
            high: twoPlaces(high),
          });
  return (
    <Grid as="dl" gap="16" templateColumns="minmax(0, 1fr)">
      <Figure name={t("classResults.shareRight")} value={words.share(facility)}>
        {t("classResults.sayFacility")}
      </Figure>
      <Figure name={t("classResults.discrimination")} value={correlation}>
        {t("classResults.sayDiscrimination")}
      </Figure>
      <Figure name={t("classResults.omitted")} value={words.share(omitted)}>
        {t("classResults.sayOmitted")}
      </Figure>
      <Figure
        name={t("classResults.time")}
        value={
          time.median === null
            ? t("classResults.noAnswers")
            : time.low === null || time.high === null
              ? t("classResults.timeOf", { median: clockFace(time.median), n: time.n })
              : t("classResults.timeWithin", {
                  median: clockFace(time.median),
                  n: time.n,
                  low: clockFace(time.low),
                  high: clockFace(time.high),
                })
        }
      >
        {t("classResults.sayTime")}
      </Figure>
    </Grid>
  );
}
