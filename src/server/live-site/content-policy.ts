import { siteFieldKinds, siteFieldNames, type SiteFields } from "../../contract/site/site-fields";

/** Sources on other hosts for the Content-Security-Policy. */
export interface ForeignSources {
  readonly pictures: readonly string[];
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

const hostOf = (address: string): string[] =>
  /^https:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

/** The URL of one script without its query, which is not allowed in a source. */
const programOf = (address: string): string[] =>
  hostOf(address).map((origin) => `${origin}${new URL(address).pathname}`);

const unique = (sources: readonly string[]): string[] => [...new Set(sources)].toSorted();

/**
 * The sources on other hosts that the site's settings require: pictures, the statistics script, and where it may
 * report.
 */
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
