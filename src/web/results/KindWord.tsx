import { Box } from "@chakra-ui/react/box";
import { useMessage } from "../i18n/use-message";

/** A kind and true sentence before a low score; nothing before any other. */
export function KindWord({ isLow, answered }: { readonly isLow: boolean; readonly answered: number }) {
  const t = useMessage();
  if (!isLow) return null;
  return (
    <Box fontSize="lg" mb="16" maxW="prose">
      {t(answered === 0 ? "results.kindStart" : "results.kind", { answered })}
    </Box>
  );
}
