import { useSearch } from "@tanstack/react-router";
import type { ImportSearch } from "../../site/search";
import { ImportStart } from "./ImportStart";
import { OpenImport } from "./OpenImport";

/** `/studio/import`: files of other systems become tests; with `import` one of them, with its report. */
export function ImportPage() {
  const { import: importId }: ImportSearch = useSearch({ strict: false });
  return importId === undefined ? <ImportStart /> : <OpenImport key={importId} importId={importId} />;
}
