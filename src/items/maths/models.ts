import type { ItemModel } from "../engine/model";
import { geometry } from "./geometry/models";
import { measurement } from "./measurement/models";
import { numberModels } from "./number/models";
import { operations } from "./operations/models";

/** Every item model of the bank. */
export const mathsModels: readonly ItemModel[] = [...operations, ...numberModels, ...measurement, ...geometry];
