import type { FastifyInstance } from "fastify";
import { exportResultsInput } from "../../contract/classes/class-results";
import { CallRefusal } from "../support/refusal";
import { isGuest } from "../use-cases/caller";
import { exportResults, type ResultFile } from "../use-cases/classes/results/export-results";
import type { Dependencies } from "../use-cases/dependencies";
import { admitted, createShownBy } from "./admitted";
import { createAuditing } from "./auditing";
import { requestedLanguage } from "./envelope";
import { limitsIn } from "./limit";
import { createAccountLimits } from "./limits";

/** Serves the results of a class as files, to its teachers only; each is written to the audit log. */
export function registerResultExports(app: FastifyInstance, deps: Dependencies): void {
  const shownBy = createShownBy(deps);
  const { audited } = createAuditing(deps, limitsIn(deps.db));
  const { exportTest: limit } = createAccountLimits(limitsIn(deps.db));
  app.get("/api/studio/export", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const caller = await admitted("person", shownBy(request), "result.read").caller();
    if (isGuest(caller)) throw new CallRefusal("forbidden");
    const input = exportResultsInput.safeParse(request.query);
    if (!input.success) throw new CallRefusal("invalidRequest");
    await limit(caller.userId);
    const { assignment_id: assignment, format } = input.data;
    const language = input.data.language ?? requestedLanguage(request.headers);
    const action = {
      kind: "resultsExported",
      account: caller.username,
      facts: () => ({ assignment, format }),
      about: ({ classId }: ResultFile) => ({ classId, assignmentId: assignment }),
    } as const;
    const { name, mediaType, bytes } = await audited(request, action, () =>
      exportResults(deps, caller, input.data, language),
    );
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(mediaType)
      .send(bytes);
  });
}
