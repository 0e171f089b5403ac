import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";

const platforms = ["moodle", "canvas", "openEdx", "other"] as const;
const steps = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** How this site is set up at a platform, in ten lines for each kind. */
export function SetupHelp() {
  const t = useMessage();
  return (
    <Card aria-labelledby="set-up">
      <Box as="h2" id="set-up" fontSize="lg" mb="8">
        {t("integrations.help")}
      </Box>
      {platforms.map((platform) => (
        <chakra.details key={platform}>
          <chakra.summary cursor="pointer" minH="44" alignContent="center" fontWeight="medium">
            {t(`integrations.help.${platform}`)}
          </chakra.summary>
          <Box as="ol" ps="24" pb="12" maxW="prose" listStyleType="decimal">
            {steps.map((step) => (
              <li key={step}>{t(`integrations.${platform}.${step}`)}</li>
            ))}
          </Box>
        </chakra.details>
      ))}
    </Card>
  );
}
