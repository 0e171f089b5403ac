import { Grid } from "@chakra-ui/react/grid";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";

const rows = [1, 2, 3, 4, 5];

/** A placeholder of the record while it loads. */
export function RecordSkeleton() {
  const t = useMessage();
  return (
    <Grid gap="8" aria-busy="true">
      <Hidden role="status">{t("state.loading")}</Hidden>
      <Skeleton height="32px" maxW="320px" mb="8" />
      {rows.map((row) => (
        <Skeleton key={row} height="56px" />
      ))}
    </Grid>
  );
}
