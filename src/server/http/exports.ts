import type { FastifyInstance } from "fastify";
import { exportInput } from "../../contract/exporting/exporting";
import { CallRefusal } from "../support/refusal";
import { isGuest } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { exportTest } from "../use-cases/exporting/export-test";
import { admitted, createShownBy } from "./admitted";
import { createAuditing } from "./auditing";
import { limitsIn } from "./limit";
import { createAccountLimits } from "./limits";

/** Serves tests as files with their keys, to staff only; each is written to the audit log. */
export function registerExports(app: FastifyInstance, deps: Dependencies): void {
  const shownBy = createShownBy(deps);
  const { audited } = createAuditing(deps, limitsIn(deps.db));
  const { exportTest: limit } = createAccountLimits(limitsIn(deps.db));
  app.route<{ Params: { menu: string }; Querystring: Readonly<Record<string, unknown>> }>({
    method: "GET",
    url: "/api/studio/tests/:menu/export",
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const caller = await admitted("person", shownBy(request), "test.import").caller();
      if (isGuest(caller)) throw new CallRefusal("forbidden");
      const input = exportInput.safeParse({ ...request.query, menu_id: request.params.menu });
      if (!input.success) throw new CallRefusal("invalidRequest");
      await limit(caller.userId);
      const { menu_id: test, format } = input.data;
      const action = { kind: "testExported", account: caller.username, facts: () => ({ test, format }) } as const;
      const { name, mediaType, stream } = await audited(request, action, () => exportTest(deps, caller, input.data));
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .type(mediaType)
        .send(stream);
    },
  });
}
