import type { Dependencies } from "../dependencies";

type Site = Pick<Dependencies, "siteAddress">;

export const sebPaths = { check: "/seb/check", config: "/seb/config", quit: "/seb/quit" } as const;

/** The address of a path of this site, as people reach it. */
export const siteAddressOf = ({ siteAddress = () => "http://localhost" }: Site, path: string): string =>
  `${siteAddress()}${path}`;

/** The check page of an assignment, at which a configuration begins. */
export const checkAddress = (site: Site, assignmentId: string): string =>
  siteAddressOf(site, `${sebPaths.check}?a=${assignmentId}`);

/** The one address at which a browser closes itself. */
export const quitAddress = (site: Site): string => siteAddressOf(site, sebPaths.quit);

export const configAddress = (site: Site, assignmentId: string): string =>
  siteAddressOf(site, `${sebPaths.config}/${assignmentId}.seb`);

/** The link by which an installed browser opens the configuration itself: `seb:` over http, `sebs:` over https. */
export const launchAddress = (site: Site, assignmentId: string): string =>
  configAddress(site, assignmentId).replace(/^http/, "seb");
