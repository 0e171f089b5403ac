import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { calls } from "../../contract/calls/calls";
import type { Account } from "../../contract/site/site-admin";
import type { Config } from "../configuration/config";
import type { LiveSite } from "../live-site/live-site";
import { makeAccountLink } from "../use-cases/accounts/account-link";
import { accountList, changeAccount, makeAccount } from "../use-cases/accounts/accounts";
import { auditList } from "../use-cases/audit";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { serverState } from "../use-cases/server-state";
import { saveNotice, withdrawNotice, authoredNotices } from "../use-cases/site/authored-notices";
import { saveSite, siteSettings, undoSite } from "../use-cases/site/settings";
import type { createAuditing } from "./auditing";

type InputOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]["input"]>;

interface SiteEdge {
  readonly deps: Dependencies;
  readonly live: LiveSite;
  readonly started: Config["site"];
  readonly audited: ReturnType<typeof createAuditing>["audited"];
}

const rightsIn = ({ username, role, status }: Account): Record<string, string> => ({
  whose: username,
  role: role.join(),
  status: String(status),
});

/** The calls of administrators; their changes are written to the audit log. */
export function siteHandlers({ deps, live, started, audited }: SiteEdge) {
  const work = { deps, site: live, started };
  return {
    siteSettings: () => siteSettings(work),
    saveSite: (caller: Caller, input: InputOf<"saveSite">, request: FastifyRequest) =>
      audited(request, { kind: "siteChanged", account: caller.username }, () => saveSite(work, caller, input)),
    undoSite: (caller: Caller, input: InputOf<"undoSite">, request: FastifyRequest) =>
      audited(request, { kind: "siteChanged", account: caller.username }, () => undoSite(work, caller, input)),
    serverState: () => serverState(deps),
    auditList: (_caller: Caller, input: InputOf<"auditList">) => auditList(deps, input),
    writtenNotices: (_caller: Caller, input: InputOf<"writtenNotices">) => authoredNotices(deps, input),
    saveNotice: (caller: Caller, input: InputOf<"saveNotice">) => saveNotice(deps, caller, input),
    withdrawNotice: (_caller: Caller, input: InputOf<"withdrawNotice">) => withdrawNotice(deps, input),
    accountList: (caller: Caller, input: InputOf<"accountList">) => accountList(deps, caller, input),
    makeAccount: (caller: Caller, input: InputOf<"makeAccount">, request: FastifyRequest) =>
      audited(request, { kind: "accountMade", account: caller.username, facts: rightsIn }, () =>
        makeAccount(deps, caller, input, request.log),
      ),
    makeAccountLink: async (caller: Caller, input: InputOf<"makeAccountLink">, request: FastifyRequest) => {
      const { username, link } = await audited(
        request,
        { kind: "accountLinked", account: caller.username, facts: (made) => ({ whose: made.username }) },
        () => makeAccountLink(deps, caller, input),
      );
      request.log.info({ by: caller.userId, account: username }, "a link to sign in was made");
      return link;
    },
    changeAccount: (caller: Caller, input: InputOf<"changeAccount">, request: FastifyRequest) =>
      audited(request, { kind: "accountChanged", account: caller.username, facts: rightsIn }, () =>
        changeAccount(deps, caller, input, request.log),
      ),
  };
}
