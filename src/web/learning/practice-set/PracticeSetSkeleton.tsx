import { Box } from "@chakra-ui/react/box";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";

/** A placeholder of the choices before they have loaded. */
export function PracticeSetSkeleton() {
  const t = useMessage();
  return (
    <Box aria-busy="true" display="grid" gap="16">
      <Hidden role="status">{t("practise.loading")}</Hidden>
      <Skeleton height="32px" maxW="240px" />
      <Card>
        <Skeleton height="44px" maxW="520px" />
        <Skeleton height="44px" maxW="520px" mt="16" />
        <Skeleton height="44px" maxW="320px" mt="16" />
        <Skeleton height="44px" maxW="160px" mt="24" />
      </Card>
    </Box>
  );
}
