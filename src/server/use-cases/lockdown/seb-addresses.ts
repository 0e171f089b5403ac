import { siteAddressOf, type AddressedSite } from "../site-address";

export const sebPaths = { check: "/seb/check", config: "/seb/config", quit: "/seb/quit" } as const;

/** The check page of an assignment, at which a configuration begins. */
export const checkAddress = (site: AddressedSite, assignmentId: string): string =>
  siteAddressOf(site, `${sebPaths.check}?a=${assignmentId}`);

/** The one address at which a browser closes itself. */
export const quitAddress = (site: AddressedSite): string => siteAddressOf(site, sebPaths.quit);

export const configAddress = (site: AddressedSite, assignmentId: string): string =>
  siteAddressOf(site, `${sebPaths.config}/${assignmentId}.seb`);

/** The link by which an installed browser opens the configuration itself: `seb:` over http, `sebs:` over https. */
export const launchAddress = (site: AddressedSite, assignmentId: string): string =>
  configAddress(site, assignmentId).replace(/^http/, "seb");
