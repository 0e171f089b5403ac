import { siteFieldKinds, siteFieldNames, type SiteFields } from "../../contract/site/site-fields";

/** Sources of a Content-Security-Policy beside our own. */
export interface ForeignSources {
  readonly pictures: readonly string[];
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const hostOf = (address: string): string[] =>
  /^https:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

/** The one program at its address; a query is no part of a source. */
const programOf = (address: string): string[] =>
  hostOf(address).map((origin) => `${origin}${new URL(address).pathname}`);

const unique = (sources: readonly string[]): string[] => [...new Set(sources)].toSorted();

/** Exactly what the site's own settings need of other hosts: their pictures, the one script, where it may report. */
export function foreignSources(site: SiteFields): ForeignSources {
  const pictures = siteFieldNames
    .filter((name) => siteFieldKinds[name] === "picture")
    .flatMap((name) => hostOf(String(site[name])));
  const counted = hostOf(site.statistics_url);
  return {
    pictures: unique([...pictures, ...counted]),
    scripts: unique(programOf(site.statistics_url)),
    connections: unique(counted),
  };
}
