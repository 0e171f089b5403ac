import { Box } from "@chakra-ui/react/box";
import type { ImportReason } from "../../../contract/importing/importing";
import { localized, useLanguage } from "../../i18n/language";

/** The remarks on a question, a test or a file, one sentence a line. */
export function Reasons({ reasons }: { readonly reasons: readonly ImportReason[] }) {
  const language = useLanguage();
  return (
    <Box as="ul" m="0" mt="4" ps="20" listStyleType="disc">
      {reasons.map(({ code, detail, sentence }) => (
        <Box as="li" key={`${code} ${detail ?? ""}`} overflowWrap="anywhere">
          {localized(sentence, language)}
          {detail === undefined || detail === "" ? null : <Box as="span" color="fg.muted">{` (${detail})`}</Box>}
        </Box>
      ))}
    </Box>
  );
}
