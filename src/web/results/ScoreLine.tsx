import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../i18n/use-message";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  /** The band in words. */
  readonly band: string;
}

/** A score with its band and the words that it is an estimate; it never appears without them. */
export function ScoreLine({ name, value, error, band }: Props) {
  const t = useMessage();
  return (
    <div>
      <Box color="fg.muted" fontWeight="medium">
        {name}
      </Box>
      <Flex align="center" columnGap="24" rowGap="12" mt="4" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Flex align="baseline" gap="12">
          <Box
            as="strong"
            fontSize={{ base: "52px", md: "64px" }}
            lineHeight="1.1"
            fontWeight="semibold"
            letterSpacing="-0.02em"
          >
            {value}
          </Box>
          {error === undefined ? null : (
            <Box fontSize="xl" color="fg.muted">
              {error}
            </Box>
          )}
        </Flex>
        <Box bg="warn.tint" color="warn.text" borderRadius="pill" px="16" py="6" fontWeight="medium">
          {t("results.practiceEstimate")}
        </Box>
      </Flex>
      <Box mt="4" color="fg.muted" fontVariantNumeric="tabular-nums">
        {band}
      </Box>
    </div>
  );
}
