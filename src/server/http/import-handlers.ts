import type { FastifyRequest } from "fastify";
import { describeError } from "../db/failure";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { chooseInImport, leaveOut } from "../use-cases/importing/choose-in-import";
import { commitImport, publishImport } from "../use-cases/importing/commit-import";
import { importDetail, importList } from "../use-cases/importing/import-detail";
import { importQuestionPage, importReport } from "../use-cases/importing/import-questions";
import { createImportReading } from "../use-cases/importing/read-import";
import { beginImport, receivePiece } from "../use-cases/importing/receive-import";
import { discardImport, undoImport } from "../use-cases/importing/undo-import";
import type { HandlersFor } from "./handler";
import { InPieces } from "./in-pieces";
import type { createAccountLimits } from "./limits";

type ImportCall =
  | "importList"
  | "beginImport"
  | "sendImportPiece"
  | "importDetail"
  | "importQuestions"
  | "chooseInImport"
  | "leaveOutOfImport"
  | "commitImport"
  | "publishImport"
  | "undoImport"
  | "discardImport"
  | "importReport";

/** The handlers of the calls for importing files of other systems as tests. */
export function importHandlers(
  deps: Dependencies,
  { beginImport: limit }: Pick<ReturnType<typeof createAccountLimits>, "beginImport">,
  log: FastifyRequest["log"],
): HandlersFor<ImportCall> {
  const reading = createImportReading(deps, (importId, error) =>
    log.error({ import: importId, err: describeError(error) }, "a file could not be read"),
  );
  return {
    importList: (_caller, input) => importList(deps, input),
    beginImport: async (caller: Caller, input) => {
      await limit(caller.userId);
      return beginImport(deps, caller, input);
    },
    sendImportPiece: async (caller, form) => {
      const received = await receivePiece(deps, caller, form);
      if (received.state === "reading") void reading.start(received.import_id);
      return received;
    },
    importDetail: (_caller, input) => importDetail(deps, input),
    importQuestions: (caller, input) => importQuestionPage(deps, caller, input),
    chooseInImport: (_caller, input) => chooseInImport(deps, input),
    leaveOutOfImport: (_caller, input) => leaveOut(deps, input),
    commitImport: (caller, input, { ip: address }) => commitImport(deps, caller, { ...input, address }),
    publishImport: (caller, input, { ip: address }) => publishImport(deps, caller, { ...input, address }),
    undoImport: (caller, input, { ip: address }) => undoImport(deps, caller, { ...input, address }),
    discardImport: (caller, input, { ip: address }) => discardImport(deps, caller, { ...input, address }),
    importReport: async (_caller, { import_id }) => new InPieces(await importReport(deps, import_id)),
  };
}
