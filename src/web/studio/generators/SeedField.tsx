import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Dices } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { newSeed } from "./new-seed";

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** The seed as it is, to be typed or drawn anew. */
export function SeedField({ seed, onSeed }: SeedFieldProps) {
  const t = useMessage();
  return (
    <Box>
      <Flex gap="8" align="flex-end" wrap="wrap">
        <Box flex="1 1 160px" maxW="280px">
          <Field
            label={t("generators.seed")}
            value={seed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            problem={seed.trim() === "" ? t("generators.seedEmpty") : undefined}
            onChange={({ target }) => onSeed(target.value)}
          />
        </Box>
        <Button variant="outline" minH="44" onClick={() => onSeed(newSeed())}>
          <Dices size={16} aria-hidden="true" />
          {t("generators.newSeed")}
        </Button>
      </Flex>
      <Box mt="4" fontSize="sm" color="fg.muted">
        {t("generators.seedDetail")}
      </Box>
    </Box>
  );
}
