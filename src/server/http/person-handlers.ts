import type { FastifyRequest } from "fastify";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import type { createDeviceKeys } from "../use-cases/device-keys";
import { noticeList } from "../use-cases/notices/board";
import { markNotices } from "../use-cases/notices/marks";
import { deleteAccount } from "../use-cases/personal/delete-account";
import { exportData } from "../use-cases/personal/export-data";
import { myAccount } from "../use-cases/personal/my-account";
import { endSessions, sessionList } from "../use-cases/personal/sessions";
import { routerList } from "../use-cases/router-list";
import { searchList } from "../use-cases/search-list";
import { signOut, userInfo } from "../use-cases/sign-in";
import { updateUser } from "../use-cases/update-user";
import { upload } from "../use-cases/uploads/upload";
import { videoReceipt } from "../use-cases/videos/video-receipt";
import type { createCodeLimits } from "./code-limits";
import { requestedLanguage } from "./envelope";
import type { HandlersFor } from "./handler";
import { InPieces } from "./in-pieces";
import type { createAccountLimits } from "./limits";
import type { GateOf } from "./sign-in-limits";

interface PersonEdge {
  readonly deps: Dependencies;
  readonly limits: Pick<ReturnType<typeof createAccountLimits>, "exportData">;
  readonly codeLimits: ReturnType<typeof createCodeLimits>;
  /** The limit and queue for checking a caller's password once more. */
  readonly gateOfCaller: (caller: Caller, request: FastifyRequest) => ReturnType<GateOf>;
  readonly deviceKeyOf: ReturnType<typeof createDeviceKeys>;
}

/** The calls of a person about their account, files, notices and sessions. */
export const personHandlers = ({
  deps,
  limits,
  codeLimits,
  gateOfCaller,
  deviceKeyOf,
}: PersonEdge): HandlersFor<
  | "updateUser"
  | "routerList"
  | "noticeList"
  | "markNotices"
  | "searchList"
  | "logout"
  | "userInfo"
  | "upload"
  | "videoReceipt"
  | "ownAccount"
  | "sessionList"
  | "endSession"
  | "exportData"
  | "deleteAccount"
> => ({
  updateUser: (caller, input, request) =>
    updateUser(deps, caller, input, {
      gate: gateOfCaller(caller, request),
      askerFor: (contact) => codeLimits.tryingOf({ contact, purpose: "bind", person: caller }, request),
    }),
  routerList: (caller) => routerList(caller),
  noticeList: (caller, input, request) => noticeList(deps, caller, input, requestedLanguage(request.headers)),
  markNotices: (caller, input) => markNotices(deps, caller, input),
  searchList: (caller, _input, request) => searchList(deps, caller, requestedLanguage(request.headers)),
  logout: (caller) => signOut(deps, caller),
  userInfo: async (caller) => ({ ...userInfo(caller), device_key: await deviceKeyOf(caller) }),
  upload: (caller, input) => upload(deps, caller, input),
  videoReceipt: (caller, input) => videoReceipt(deps, caller, input),
  ownAccount: (caller) => myAccount(deps, caller),
  sessionList: (caller) => sessionList(deps, caller),
  endSession: (caller, input) => endSessions(deps, caller, input),
  exportData: async (caller) => {
    await limits.exportData(caller.userId);
    return new InPieces(await exportData(deps, caller));
  },
  deleteAccount: (caller, input, request) => deleteAccount(deps, caller, input, gateOfCaller(caller, request)),
});
