import { Box } from "@chakra-ui/react/box";
import type { ServerState } from "../../../contract/site/server-state";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";

/** The database behind the processes, in one line. */
export function DatabaseLine({ database }: { readonly database: ServerState["database"] }) {
  const t = useMessage();
  const { whole } = formatsOf(useLanguage());
  const { version, megabytes, connections, most_connections: most } = database;
  return (
    <Box mt="12" color="fg.muted" fontSize="sm">
      <strong>{t("server.database")}</strong>{" "}
      {t("server.databaseFacts", { version, size: whole(megabytes), connections, most })}
    </Box>
  );
}
