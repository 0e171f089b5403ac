import { eq } from "drizzle-orm";
import { z } from "zod";
import { ltiLinks } from "../../db/integrations-schema";
import type { OutgoingReply } from "../../outgoing/outgoing-requests";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import type { LinkRow } from "./link-row";
import { askService } from "./platform-service";
import { ltiScopes } from "./platform-token";
import type { RegistrationRow } from "./registration-row";

const listType = "application/vnd.ims.lis.v2.lineitemcontainer+json";
const itemsSchema = z.array(z.looseObject({ id: z.string(), resourceLinkId: z.string().optional() }));

/** Asks a platform where the line item of a link is now; null: it shares no list of them. */
export async function askLineItems(
  deps: Dependencies,
  registration: RegistrationRow,
  link: LinkRow,
  isTokenRenewed: boolean,
): Promise<OutgoingReply | null> {
  const { lineItems, scopes, resourceLinkId } = link;
  const scope = [ltiScopes.lineItemReadonly, ltiScopes.lineItem].find((one) => scopes.includes(one));
  if (lineItems === null || scope === undefined) return null;
  const url = new URL(lineItems);
  url.searchParams.set("resource_link_id", resourceLinkId);
  return askService(deps, registration, { url: url.href, scope, accept: listType, isTokenRenewed });
}

/** The line item of a link in the list of a platform; null: it is not in it, or the list cannot be read. */
export function lineItemIn(text: string, { resourceLinkId }: LinkRow): string | null {
  const items = itemsSchema.safeParse(parsedJson(text)).data ?? [];
  const found = items.find((item) => item.resourceLinkId === undefined || item.resourceLinkId === resourceLinkId);
  return found !== undefined && URL.canParse(found.id) ? found.id : null;
}

/** Stores where the line item of a link is now. */
export const moveLineItem = (
  { db }: Pick<Dependencies, "db">,
  { linkId }: LinkRow,
  lineItem: string,
): Promise<unknown> => db.update(ltiLinks).set({ lineItem }).where(eq(ltiLinks.linkId, linkId));
