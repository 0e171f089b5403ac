import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import { registrationRefusals, registrationRefusalText } from "../../../contract/integrations/registration-refusals";
import type { Dependencies } from "../../use-cases/dependencies";
import { LaunchRefusal } from "../../use-cases/lti/launch-refusal";
import { registerPlatform, type RegistrationRequest } from "../../use-cases/lti/register-platform";
import { readRegistrationInvitation } from "../../use-cases/lti/registration-invitation";
import { RegistrationRefusal } from "../../use-cases/lti/registration-refusal";
import { requestedLanguage } from "../envelope";
import { closeButton, hiddenForm, sendLtiDocument, type LtiDocument } from "./lti-document";
import { launchFields, takeLtiForms } from "./lti-request";
import { registrationWords } from "./registration-words";
import { closeScript } from "./storage-scripts";

type Fields = Readonly<Record<string, string>>;

/**
 * The platform is not known yet, and shows the page in a frame of whatever host its administrators use: any site that
 * is reached safely may, since nothing can be done here without the one-time key.
 */
const ancestorsOf = (configurationUrl: string): string[] => {
  const origin = URL.canParse(configurationUrl) ? new URL(configurationUrl).origin : "";
  return ["https:", ...(origin.startsWith("http:") ? [origin] : [])];
};

function fieldsOf(request: FastifyRequest): Fields {
  try {
    return launchFields(request);
  } catch (error) {
    if (error instanceof LaunchRefusal) return {};
    throw error;
  }
}

function requestIn({ k = "", openid_configuration: configurationUrl = "", registration_token: token = "" }: Fields) {
  return { invitation: k, configurationUrl, token: token === "" ? null : token } satisfies RegistrationRequest;
}

/** Registers the pages of dynamic registration (LTI Dynamic Registration 1.0). */
export async function registerRegistration(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    document: Omit<LtiDocument, "language" | "ancestors">,
  ): FastifyReply =>
    sendLtiDocument(reply, status, {
      ...document,
      language: requestedLanguage(request.headers),
      ancestors: ancestorsOf(requestIn(fieldsOf(request)).configurationUrl),
    });
  const wordsFor = ({ headers }: FastifyRequest) => registrationWords[requestedLanguage(headers)];

  const step =
    (work: (request: FastifyRequest, reply: FastifyReply, asked: RegistrationRequest) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const asked = requestIn(fieldsOf(request));
        if (asked.invitation !== "" && !URL.canParse(asked.configurationUrl)) {
          await readRegistrationInvitation(deps, asked.invitation);
          throw new RegistrationRefusal("configurationMissing");
        }
        return await work(request, reply, asked);
      } catch (error) {
        if (!(error instanceof RegistrationRefusal)) throw error;
        const { reason, facts } = error;
        const { refusedTitle, refusedNote, errorCode } = wordsFor(request);
        request.log.warn({ reason, facts, address: request.ip }, "a registration of a platform was refused");
        return show(request, reply, registrationRefusals[reason], {
          title: refusedTitle,
          paragraphs: [registrationRefusalText(reason, facts, requestedLanguage(request.headers))],
          note: `${refusedNote} ${errorCode}${reason}`,
        });
      }
    };

  const asking = step(async (request, reply, asked) => {
    await readRegistrationInvitation(deps, asked.invitation);
    const { title, body, connect } = wordsFor(request);
    const { host } = new URL(asked.configurationUrl);
    const { k = "", openid_configuration = "", registration_token = "" } = fieldsOf(request);
    const fields = { k, openid_configuration, registration_token };
    return show(request, reply, 200, {
      title: title.replace("{host}", host),
      paragraphs: [body.replace("{host}", host)],
      controls: hiddenForm(ltiPaths.register, fields, connect),
    });
  });

  const registering = step(async (request, reply, asked) => {
    const { name, deployment_ids: deployments } = await registerPlatform(deps, asked, request.ip);
    const { doneTitle, doneBody, deployment, close } = wordsFor(request);
    return show(request, reply, 200, {
      title: doneTitle,
      paragraphs: [doneBody.replace("{host}", name), ...(deployments.length === 0 ? [deployment] : [])],
      controls: closeButton(close),
      script: closeScript,
    });
  });

  await app.register(async (scope) => {
    takeLtiForms(scope);
    const plain = { exposeHeadRoute: false, compress: false } as const;
    scope.get(ltiPaths.register, plain, asking);
    scope.post(ltiPaths.register, plain, registering);
  });
}
