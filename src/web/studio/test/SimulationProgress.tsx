import { Box } from "@chakra-ui/react/box";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";
import { ProgressMeter } from "../importing/ProgressMeter";

const simulees = 1000;
const askEveryMs = 500;

/** How many simulated students have sat a test, as the server says; nothing before it says so. */
export function SimulationProgress({ testId }: { readonly testId: string }) {
  const t = useMessage();
  const { whole } = formatsOf(useLanguage());
  const { data } = useCall("studioTest", { test_id: testId }, { refetchInterval: askEveryMs, staleTime: 0 });
  const share = data?.simulated ?? null;
  if (share === null) return null;
  const words = t("assembly.simulated", { done: whole(Math.round(share * simulees)), all: whole(simulees) });
  return (
    <Box mt="8">
      <ProgressMeter share={share} label={t("assembly.phase.forecasting")} />
      <Box mt="6" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words}
      </Box>
    </Box>
  );
}
