import type { FastifyReply, FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import { foldName } from "../../contract/validators/folding";
import type { Contact } from "../use-cases/contact";
import type { Dependencies } from "../use-cases/dependencies";
import { installationSecret } from "../use-cases/installation-secret";

const cookieName = "invigil_device";
const cookieLifeSeconds = 180 * 86_400;
/** The most accounts that one device remembers: half a class, for a machine in a computer room. */
const mostAccounts = 16;
const cookiePattern = /(?:^|;\s*)invigil_device=([\w-]{20,64}(?:\.[\w-]{43}){1,16})(?:;|$)/;

interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

/**
 * Recognizes devices that an account has signed in on. Only the device stores this, in a cookie signed with a secret of
 * the installation.
 */
export interface KnownDevices {
  /** The id of the requesting device where the account has signed in on it, else null. */
  readonly knownFor: (account: string, request: FastifyRequest) => Promise<string | null>;
  /** Sets a cookie on the requesting device that records the account's sign-in. */
  readonly remember: (account: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

function deviceIn({ headers }: FastifyRequest): Device | null {
  const [id, ...marks] = cookiePattern.exec(headers.cookie ?? "")?.[1]?.split(".") ?? [];
  return id === undefined ? null : { id, marks };
}

/** The key for a user name wherever tries are counted. */
export const accountKey = foldName;

/**
 * The same key for a contact used to sign in. It begins with a word and a line break, so that it never equals a user
 * name, which may consist of a phone's digits.
 */
export const contactName = ({ address }: Contact): string => `contact\n${address}`;

export function createKnownDevices(deps: Pick<Dependencies, "db" | "secret">): KnownDevices {
  let secret: string | null = null;
  const markOf = async (account: string, id: string): Promise<string> => {
    secret ??= await installationSecret(deps, "device");
    return createHmac("sha256", secret)
      .update(JSON.stringify([id, accountKey(account)]))
      .digest("base64url");
  };
  return {
    knownFor: async (account, request) => {
      const device = deviceIn(request);
      if (device === null) return null;
      return device.marks.includes(await markOf(account, device.id)) ? device.id : null;
    },
    remember: async (account, request, reply) => {
      const { id, marks } = deviceIn(request) ?? { id: deps.secret(), marks: [] };
      const mark = await markOf(account, id);
      const kept = [...marks.filter((one) => one !== mark), mark].slice(-mostAccounts);
      const attributes = [
        `${cookieName}=${[id, ...kept].join(".")}`,
        // the addresses for signing in, registering and returning from a provider have no common prefix
        "Path=/",
        `Max-Age=${cookieLifeSeconds}`,
        "HttpOnly",
        "SameSite=Strict",
        ...(request.protocol === "https" ? ["Secure"] : []),
      ];
      reply.header("set-cookie", attributes.join("; "));
    },
  };
}
