import { Grid } from "@chakra-ui/react/grid";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";
import { Hidden } from "../ui/Hidden";
import { Skeleton } from "../ui/Skeleton";

/** A placeholder of a result while it loads. */
export function LoadingResult() {
  const t = useMessage();
  return (
    <Grid gap="16" aria-busy="true">
      <Hidden role="status">{t("results.loading")}</Hidden>
      <Skeleton height="64px" maxW="420px" />
      <Card>
        <Skeleton height="72px" maxW="240px" />
        <Skeleton height="24px" maxW="480px" mt="16" />
        <Skeleton height="140px" mt="32" />
      </Card>
      <Grid gap="16" templateColumns={{ base: "1fr", lg: "1fr 1fr" }}>
        <Card>
          <Skeleton height="220px" />
        </Card>
        <Card>
          <Skeleton height="220px" />
        </Card>
      </Grid>
    </Grid>
  );
}
