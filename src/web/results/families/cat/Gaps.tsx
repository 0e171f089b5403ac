import { Grid } from "@chakra-ui/react/grid";
import type { CatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Panel } from "../../../ui/Panel";

/** Pairs of batteries whose scores differ by more than chance explains. */
export function Gaps({ report }: { readonly report: CatReport }) {
  const t = useMessage();
  const language = useLanguage();
  const nameOf = (battery: string) =>
    localized(report.batteries.find((one) => one.battery === battery)?.title ?? {}, language);
  const hasNone = report.gaps.length === 0;
  return (
    <Panel title={t("results.cat.gapsTitle")} {...(hasNone ? {} : { lead: t("results.cat.gapsLead") })}>
      {hasNone ? (
        t("results.cat.gapsNone")
      ) : (
        <Grid as="ul" gap="8" fontVariantNumeric="tabular-nums">
          {report.gaps.map(({ higher, lower, points }) => (
            <li key={`${higher} ${lower}`}>
              {t("results.cat.gap", { higher: nameOf(higher), lower: nameOf(lower), points })}
            </li>
          ))}
        </Grid>
      )}
    </Panel>
  );
}
