import type { FastifyReply, FastifyRequest } from "fastify";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { Dependencies } from "../../use-cases/dependencies";
import { frameOrigins, framePass } from "../../use-cases/lti/framed-launch";
import { cookieForFrames, isInFrame } from "./lti-request";

const cookieName = "framed_launch";
const cookiePattern = /(?:^|;\s*)framed_launch=([\w-]+)/;

/** The cookie by which a launch goes on in a frame of its platform; browsers hold it for frames of that site alone. */
export const frameCookie = async (deps: Dependencies, registrationId: string): Promise<string> =>
  cookieForFrames(cookieName, await framePass(deps, registrationId), ltiLimits.frameMs / 1000);

/** Lets a page of the application be shown in frames of the platform whose launch the browser came by, if it did. */
export async function allowFrame(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const pass = isInFrame(request) ? cookiePattern.exec(request.headers.cookie ?? "")?.[1] : undefined;
  if (pass === undefined) return;
  const origins = await frameOrigins(deps, pass);
  if (origins.length === 0) return;
  const policy = String(reply.getHeader("content-security-policy") ?? "frame-ancestors 'none'");
  reply.removeHeader("x-frame-options");
  reply.header(
    "content-security-policy",
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`),
  );
}
