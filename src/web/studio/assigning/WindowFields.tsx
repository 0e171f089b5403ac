import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { browserTimeZone } from "../../effects/time-zone";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { momentOf } from "../field-time";
import { endOf, offeredEnds, type AssignTerms } from "./assign-terms";

const mostAttempts = 10;

/** How far a moment's clock is from universal time, such as GMT+8. */
const offsetAt = (instant: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: "shortOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

interface WindowFieldsProps {
  readonly terms: AssignTerms;
  readonly onChange: (part: Partial<AssignTerms>) => void;
}

function useZoneWords({ opens, closes }: AssignTerms): string {
  const t = useMessage();
  const language = useLanguage();
  const moments = [momentOf(opens), momentOf(closes)].filter((at) => at !== null);
  const offsets = [...new Set(moments.map((at) => offsetAt(at, language)))];
  return t("assign.zone", { zone: browserTimeZone(), offset: offsets.join(" → ") });
}

/** When, how often and where a test is sat, and when its results are out. */
export function WindowFields({ terms, onChange }: WindowFieldsProps) {
  const t = useMessage();
  const zone = useZoneWords(terms);
  const { opens, closes, attempts, place, release } = terms;
  return (
    <>
      <Box>
        <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
          <Field
            label={t("assign.opens")}
            type="datetime-local"
            required
            value={opens}
            onChange={({ target }) => onChange({ opens: target.value })}
          />
          <Field
            label={t("assign.closes")}
            type="datetime-local"
            required
            value={closes}
            onChange={({ target }) => onChange({ closes: target.value })}
          />
        </Grid>
        <Flex gap="8" align="center" wrap="wrap" mt="8">
          <Box color="fg.muted" fontSize="sm" flex="1" minW="200px">
            {zone}
          </Box>
          <Flex role="group" aria-label={t("assign.ends")} gap="8" wrap="wrap">
            {offeredEnds.map((offered) => (
              <Button
                key={offered}
                variant="outline"
                size="sm"
                onClick={() => onChange({ closes: endOf(offered, opens, Date.now()) })}
              >
                {t(`assign.end.${offered}`)}
              </Button>
            ))}
          </Flex>
        </Flex>
      </Box>
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}>
        <Chooser
          label={t("assign.attempts")}
          options={Array.from({ length: mostAttempts }, (_, index) => ({
            value: index + 1,
            label: t("assign.times", { count: index + 1 }),
          }))}
          chosen={attempts}
          onChoose={(value) => onChange({ attempts: value })}
        />
        <Chooser
          label={t("assign.place")}
          options={(["home", "room"] as const).map((value) => ({ value, label: t(`assign.place.${value}`) }))}
          chosen={place}
          onChoose={(value) => onChange({ place: value })}
        />
        <Chooser
          label={t("assign.release")}
          options={(["after_close", "after_marking", "manual"] as const).map((value) => ({
            value,
            label: t(`assign.release.${value}`),
          }))}
          chosen={release}
          onChoose={(value) => onChange({ release: value })}
        />
      </Grid>
    </>
  );
}
