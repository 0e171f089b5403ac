import { Grid } from "@chakra-ui/react/grid";
import { useMessage } from "../i18n/use-message";
import { Hidden } from "../ui/Hidden";
import { Skeleton } from "../ui/Skeleton";

/** A placeholder of the home page while its data loads. */
export function HomeSkeleton() {
  const t = useMessage();
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} aria-busy="true">
      <Hidden role="status">{t("state.loading")}</Hidden>
      <Skeleton height="24px" width="180px" gridColumn="1 / -1" />
      <Skeleton height="180px" borderRadius="card" />
      <Skeleton height="180px" borderRadius="card" />
    </Grid>
  );
}
