import type { Dependencies } from "./dependencies";

/** Whatever knows by which address people reach the site. */
export type AddressedSite = Pick<Dependencies, "siteAddress">;

/** The address of a path of this site, as people reach it. */
export const siteAddressOf = ({ siteAddress = () => "http://localhost" }: AddressedSite, path: string): string =>
  `${siteAddress()}${path}`;

/** Whether an address lies on this site. */
export const isOnSite = (site: AddressedSite, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(siteAddressOf(site, "/")).origin;
