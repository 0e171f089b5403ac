import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { LaunchDetails } from "../../db/integration-shapes";
import { ltiLinks, ltiOffers } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";

export type LinkRow = typeof ltiLinks.$inferSelect;

interface Found {
  readonly registrationId: string;
  readonly details: Pick<LaunchDetails, "deploymentId" | "resourceLinkId" | "offerId">;
}

/** The link of a launch; undefined: it is new. */
export async function findLink(
  queries: Queries,
  { registrationId, details: { deploymentId, resourceLinkId } }: Found,
): Promise<LinkRow | undefined> {
  if (resourceLinkId === null) return undefined;
  const [row] = await queries
    .select()
    .from(ltiLinks)
    .where(
      and(
        eq(ltiLinks.registrationId, registrationId),
        eq(ltiLinks.deploymentId, deploymentId),
        eq(ltiLinks.resourceLinkId, resourceLinkId),
      ),
    );
  return row;
}

/** The offer that a launch names, if it was made to this platform. */
export async function findOffer(queries: Queries, { registrationId, details: { offerId } }: Found) {
  if (offerId === null) return undefined;
  const [row] = await queries
    .select()
    .from(ltiOffers)
    .where(and(eq(ltiOffers.offerId, offerId), eq(ltiOffers.registrationId, registrationId)));
  return row;
}

interface Made {
  readonly linkId: string;
  readonly registrationId: string;
  readonly details: LaunchDetails;
  readonly assignmentId: string;
  readonly anonymousLink: string | null;
  readonly chosenBy: string;
  readonly now: number;
}

/** Makes a link open an assignment; the one that does already stays. */
export async function makeLink(tx: Queries, { details, now, ...made }: Made): Promise<LinkRow> {
  const { deploymentId, resourceLinkId } = details;
  if (resourceLinkId === null) throw new Error("a launch without a link opens nothing");
  await tx
    .insert(ltiLinks)
    .values({ ...made, ...servicesOf(details), deploymentId, resourceLinkId, title: details.title, madeAt: now })
    .onConflictDoNothing();
  const row = await findLink(tx, { registrationId: made.registrationId, details });
  if (row === undefined) throw new Error("a link is gone although it was made");
  return row;
}

const servicesOf = ({ contextId, lineItem, lineItems, scopes, memberships }: LaunchDetails) => ({
  contextId,
  lineItem,
  lineItems,
  scopes,
  memberships,
});

type LinkServices = Pick<LinkRow, "contextId" | "lineItem" | "lineItems" | "scopes" | "memberships">;

/** Where the platform takes scores and lists members after a launch: as it says, or as before where it says nothing. */
function servicesAfter(row: LinkServices, details: LaunchDetails): LinkServices {
  const said = servicesOf(details);
  return {
    contextId: said.contextId ?? row.contextId,
    lineItem: said.lineItem ?? row.lineItem,
    lineItems: said.lineItems ?? row.lineItems,
    scopes: said.scopes.length > 0 ? said.scopes : row.scopes,
    memberships: said.memberships ?? row.memberships,
  };
}

/** Whether a launch says nothing of the services of its link that is not stored already. */
export const isSaidBy = (row: LinkServices, details: LaunchDetails): boolean =>
  isDeepStrictEqual({ ...row, ...servicesAfter(row, details) }, row);

/** Stores where the platform takes scores and lists members now, as far as a launch says so. */
export async function noteServices(tx: Queries, row: LinkRow, details: LaunchDetails): Promise<LinkRow> {
  if (isSaidBy(row, details)) return row;
  const changes = servicesAfter(row, details);
  await tx.update(ltiLinks).set(changes).where(eq(ltiLinks.linkId, row.linkId));
  return { ...row, ...changes };
}
