import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { useMessage } from "../i18n/use-message";
import { Hidden } from "../ui/Hidden";
import { Skeleton } from "../ui/Skeleton";

/** A placeholder of a test's page while its data loads. */
export function DetailSkeleton() {
  const t = useMessage();
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
      gap={{ base: "16", lg: "32" }}
      aria-busy="true"
    >
      <Hidden role="status">{t("state.loading")}</Hidden>
      <Box gridColumn="1 / -1">
        <Skeleton height="34px" width="240px" />
        <Skeleton height="20px" maxW="420px" mt="12" />
      </Box>
      <Skeleton height="320px" borderRadius="card" />
      <Skeleton height="240px" borderRadius="card" />
    </Grid>
  );
}
