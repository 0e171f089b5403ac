import { useSearch } from "@tanstack/react-router";
import type { ImportSearch } from "../../site/search";
import { ImportStart } from "./ImportStart";
import { OpenImport } from "./OpenImport";

/**
 * The page `/studio/import`, on which files of other systems become tests; with the parameter `import` it shows one
 * import with its report.
 */
export function ImportPage() {
  const { import: importId }: ImportSearch = useSearch({ strict: false });
  return importId === undefined ? <ImportStart /> : <OpenImport key={importId} importId={importId} />;
}
