import type { FastifyReply, FastifyRequest } from "fastify";
import type { CodePurpose } from "../../contract/account/account";
import { users } from "../db/accounts-schema";
import { secretHashOf } from "../support/identifiers";
import type { Caller } from "../use-cases/caller";
import { askerHashOf, type Asker } from "../use-cases/codes";
import { hasContact, type Contact } from "../use-cases/contact";
import type { Dependencies } from "../use-cases/dependencies";
import { contactName, type KnownDevices } from "./known-devices";
import type { MakeLimit } from "./limit";
import { networkOf } from "./network-of";

const hour = 3_600;
const day = 24 * hour;

const cookieName = "invigil_code";
const cookiePattern = /(?:^|;\s*)invigil_code=([\w-]{20,64})(?:;|$)/;

interface CodeLimitsOptions {
  readonly deps: Pick<Dependencies, "db">;
  readonly limit: MakeLimit;
  readonly devices: Pick<KnownDevices, "knownFor">;
  /** Makes the id for a device that has none yet. */
  readonly newId: () => string;
}

interface Asking {
  readonly contact: Contact;
  readonly purpose: CodePurpose;
  /** The signed-in person who binds the contact, else null. */
  readonly person: Pick<Caller, "userId"> | null;
}

const deviceIn = ({ headers }: FastifyRequest): string | null => cookiePattern.exec(headers.cookie ?? "")?.[1] ?? null;
const hashOfDevice = (id: string): string => secretHashOf(`device\n${id}`);

/**
 * Requests for codes are limited per contact and by origin: the person who binds it, a device on which the contact's
 * owner has signed in, else the address. The total that strangers request for one contact is bounded too; that bound
 * does not apply to devices that the owner has signed in on, and codes for binding have a separate bound. A device
 * stores an id, which gives it its own tries at the codes that it asked for, so that others at its address cannot use
 * them up.
 */
export function createCodeLimits({ deps: { db }, limit, devices, newId }: CodeLimitsOptions) {
  const byAddress = limit("code_address", { points: 40, seconds: hour });
  const pause = limit("code_pause", { points: 1, seconds: 60 });
  const byAsker = limit("code_asker", { points: 5, seconds: hour });
  const byAskerADay = limit("code_asker_day", { points: 10, seconds: day });
  const byContact = limit("code_contact", { points: 12, seconds: hour });
  const byContactADay = limit("code_contact_day", { points: 40, seconds: day });
  const mostOfOthers = 3;
  const ofOthers = limit("code_others", { points: mostOfOthers, seconds: 300 });

  /** The id of a device on which the contact's owner has signed in, by the contact or by name; else null. */
  const knownDevice = async (contact: Contact, request: FastifyRequest): Promise<string | null> => {
    const [owner] = await db.select({ username: users.username }).from(users).where(hasContact(contact));
    const byCode = await devices.knownFor(contactName(contact), request);
    const byName = await devices.knownFor(owner?.username ?? "", request);
    return byCode ?? (owner === undefined ? null : byName);
  };
  const askerOf = (hash: string | null, { contact, purpose, person }: Asking, { ip }: FastifyRequest): Asker => {
    const key = `${networkOf(ip)}\n${contact.address}\n${purpose}`;
    return {
      hash,
      userId: person?.userId ?? null,
      source: { key: networkOf(ip), isKnown: false },
      othersCodes: {
        take: async () => (await ofOthers.count(key)) <= mostOfOthers,
        giveBack: () => ofOthers.giveBack(key),
      },
    };
  };
  return {
    /**
     * Counts a request for a code, throws where a limit is exceeded, and sets a cookie that marks the device as the one
     * that asked.
     */
    ask: async (asking: Asking, request: FastifyRequest, reply: FastifyReply): Promise<Asker> => {
      const { contact, purpose, person } = asking;
      const address = networkOf(request.ip);
      const known = person === null ? await knownDevice(contact, request) : null;
      const key = `${person?.userId ?? known ?? address}\n${contact.address}`;
      await pause.take(key);
      await byAsker.take(key);
      await byAskerADay.take(key);
      if (known === null) {
        await byAddress.take(address);
        const target = `${contact.address}\n${purpose === "bind" ? "bind" : "enter"}`;
        await byContact.take(target);
        await byContactADay.take(target);
      }
      if (person !== null) return askerOf(askerHashOf(person), asking, request);
      const device = deviceIn(request) ?? newId();
      const secure = request.protocol === "https" ? "; Secure" : "";
      const attributes = `Path=/; Max-Age=${hour}; HttpOnly; SameSite=Strict${secure}`;
      reply.header("set-cookie", `${cookieName}=${device}; ${attributes}`);
      return askerOf(hashOfDevice(device), asking, request);
    },
    /** The origin of a try at a code. */
    tryingOf: (asking: Asking, request: FastifyRequest): Asker => {
      if (asking.person !== null) return askerOf(askerHashOf(asking.person), asking, request);
      const device = deviceIn(request);
      return askerOf(device === null ? null : hashOfDevice(device), asking, request);
    },
  };
}
