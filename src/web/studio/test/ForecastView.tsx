import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Forecast, ForecastOf } from "../../../contract/studio/forecast";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";
import { Hidden } from "../../ui/Hidden";

function Scores({ forecast }: { readonly forecast: ForecastOf<"scores"> }) {
  const t = useMessage();
  const { percent, whole } = formatsOf(useLanguage());
  const { distribution, mean, sd, simulees } = forecast;
  const most = Math.max(...distribution, Number.EPSILON);
  const range = (place: number) => `${place * 10}–${place * 10 + 10}`;
  return (
    <>
      <Box>{t("assembly.forecastScores", { simulees: whole(simulees), mean: whole(mean), sd: whole(sd) })}</Box>
      <Flex align="flex-end" gap="2" height="72px" mt="8" aria-hidden>
        {distribution.map((share, place) => (
          <Box
            key={range(place)}
            flex="1"
            bg="accent.solid"
            borderTopRadius="2px"
            title={`${range(place)} %: ${percent(share)}`}
            style={{ height: `${Math.max(2, (share / most) * 72)}px` }}
          />
        ))}
      </Flex>
      <Flex justify="space-between" fontSize="xs" color="fg.muted" aria-hidden>
        <span>0 %</span>
        <span>100 %</span>
      </Flex>
      <Hidden>{distribution.map((share, place) => `${range(place)} %: ${percent(share)}`).join("; ")}</Hidden>
    </>
  );
}

/** What simulated students make of a test, or why there is no forecast. */
export function ForecastView({ forecast }: { readonly forecast: Forecast }) {
  const t = useMessage();
  const { percent, decimal, whole } = formatsOf(useLanguage());
  if (forecast.kind === "none") return <Box color="fg.muted">{t(`assembly.noForecast.${forecast.reason}`)}</Box>;
  if (forecast.kind === "scores") return <Scores forecast={forecast} />;
  const { simulees, mean_length: length, mean_se: se, coverage95, exposure } = forecast;
  return (
    <Box as="ul" ps="20" listStyleType="disc" fontVariantNumeric="tabular-nums">
      <li>{t("assembly.forecastLength", { simulees: whole(simulees), length: decimal(length) })}</li>
      <li>{t("assembly.forecastError", { se: se.toFixed(2), covered: percent(coverage95) })}</li>
      <li>{t("assembly.forecastExposure", { most: percent(exposure.most), unused: percent(exposure.never_used) })}</li>
    </Box>
  );
}
