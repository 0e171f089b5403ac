import type { FastifyRequest } from "fastify";
import { CallRefusal } from "../support/refusal";
import { isGuest } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { authorHome } from "../use-cases/studio/author-home";
import { changeItems } from "../use-cases/studio/change-items";
import { checkTest } from "../use-cases/studio/check-test";
import type { DraftSaving } from "../use-cases/studio/draft-gathering";
import { addDraws, drawModel, itemModels } from "../use-cases/studio/draw-model";
import { editImported } from "../use-cases/studio/edit-imported";
import { exportItems } from "../use-cases/studio/export-items";
import { fillBlueprint } from "../use-cases/studio/fill-blueprint";
import { itemDetail } from "../use-cases/studio/item-detail";
import { itemList } from "../use-cases/studio/item-list";
import { parseItems } from "../use-cases/studio/parse-items";
import { publishDraftTest } from "../use-cases/studio/publish-draft-test";
import { questionPool } from "../use-cases/studio/question-pool";
import { readyItem } from "../use-cases/studio/ready-item";
import { createItemSaving, deleteItem } from "../use-cases/studio/save-item";
import { createTestSaving } from "../use-cases/studio/save-test";
import { simulateTest } from "../use-cases/studio/simulate-test";
import { testDetailOf, testList } from "../use-cases/studio/test-detail";
import { testItemsOf } from "../use-cases/studio/test-items";
import { requestedLanguage } from "./envelope";
import type { BearerHandler, HandlersFor } from "./handler";
import { noteCaller } from "./session-place";

type StudioCall =
  | "authorHome"
  | "changeItems"
  | "exportItems"
  | "editImported"
  | "parseItems"
  | "saveItem"
  | "readyItem"
  | "deleteItem"
  | "restoreItem"
  | "studioItems"
  | "studioItem"
  | "saveTest"
  | "studioTests"
  | "studioTest"
  | "studioTestItems"
  | "checkTest"
  | "itemModels"
  | "drawModel"
  | "addDraws"
  | "questionPool"
  | "fillBlueprint"
  | "simulateTest"
  | "publishDraftTest";

/** Saves in one statement with the look-up of the session; all but usual cases are decided as every call is. */
const bySession = <Input, Saved>(
  deps: Dependencies,
  { saveUsual, save }: DraftSaving<Input, Saved>,
): BearerHandler<Input, Saved> => ({
  ofBearer: async (bearer, input, request) => {
    const saved = await saveUsual(bearer.tokenHash, input);
    if (saved !== null) return saved;
    const caller = await bearer.caller();
    if (isGuest(caller)) throw new CallRefusal("forbidden");
    await noteCaller(deps, caller, request);
    return save(caller, input);
  },
});

const languageOf = ({ headers }: FastifyRequest) => requestedLanguage(headers);

/** The calls by which authors write questions. */
export const studioHandlers = (deps: Dependencies): HandlersFor<StudioCall> => ({
  parseItems: (caller, input) => parseItems(deps, caller, input),
  saveItem: bySession(deps, createItemSaving(deps)),
  readyItem: (caller, input) => readyItem(deps, caller, input),
  deleteItem: (caller, input) => deleteItem(deps, caller, input, true),
  restoreItem: (caller, input) => deleteItem(deps, caller, input, false),
  studioItems: (caller, input, request) => itemList(deps, caller, input, languageOf(request)),
  authorHome: (caller, _input, request) => authorHome(deps, caller, languageOf(request)),
  changeItems: (caller, input) => changeItems(deps, caller, input),
  exportItems: (caller, input, { ip }) => exportItems(deps, caller, input, ip),
  editImported: (caller, input) => editImported(deps, caller, input),
  saveTest: bySession(deps, createTestSaving(deps)),
  studioTests: (caller, input) => testList(deps, caller, input),
  studioTest: (caller, input) => testDetailOf(deps, caller, input),
  studioTestItems: (caller, input, request) => testItemsOf(deps, caller, input, languageOf(request)),
  checkTest: (caller, input) => checkTest(deps, caller, input),
  itemModels: () => itemModels(),
  drawModel: (_caller, input) => drawModel(input),
  addDraws: (caller, input) => addDraws(deps, caller, input),
  questionPool: (caller) => questionPool(deps, caller),
  fillBlueprint: (caller, input, request) => fillBlueprint(deps, caller, input, languageOf(request)),
  simulateTest: (caller, input, { socket }) => simulateTest(deps, caller, input, () => socket.destroyed),
  publishDraftTest: (caller, input, { ip: address }) => publishDraftTest(deps, caller, { ...input, address }),
  studioItem: (caller, input) => itemDetail(deps, caller, input),
});
