import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { CircleAlert } from "lucide-react";
import { localized, useLanguage } from "../../../i18n/language";
import type { MissingPlace, MissingRemark } from "./missing-places";

interface MissingAtProps {
  readonly place: MissingPlace;
  readonly missing: readonly MissingRemark[];
}

/** What is missing at one place of a question. */
export function MissingAt({ place, missing }: MissingAtProps) {
  const language = useLanguage();
  const here = missing.filter((remark) => remark.place === place);
  if (here.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" m="0" p="0" mt="6" color="warn.text" fontSize="sm">
      {here.map(({ code, detail, sentence }) => (
        <Flex as="li" key={`${code} ${detail ?? ""}`} gap="6" align="flex-start">
          <Box flex="none" mt="2">
            <CircleAlert size={14} aria-hidden />
          </Box>
          <Box minW="0" overflowWrap="anywhere">
            {localized(sentence, language)}
            {detail === undefined ? "" : ` (${detail})`}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
