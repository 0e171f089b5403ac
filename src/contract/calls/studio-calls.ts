import {
  draftDetailSchema,
  itemVersionInput,
  parseItemsInput,
  parseItemsOutput,
  readyItemOutput,
  saveItemInput,
  savedItemSchema,
  studioItemInput,
  studioItemsInput,
  studioItemsOutput,
} from "../studio/studio-items";
import type { CallSchema } from "./call-schema";

const author = { access: "person", permission: "item.write" } as const;

/** The calls by which authors write questions. */
export const studioCalls = {
  parseItems: {
    input: parseItemsInput,
    output: parseItemsOutput,
    ...author,
    summary: "Read questions from a pasted text or its HTML; what is not surely a question comes back with its lines.",
  },
  saveItem: {
    input: saveItemInput,
    output: savedItemSchema,
    ...author,
    summary: "Store a draft, complete or not. A change of an older version is refused with the draft as it stands.",
  },
  readyItem: {
    input: itemVersionInput,
    output: readyItemOutput,
    ...author,
    summary: "Make a revision of a draft, which never changes; refused with what the draft lacks.",
  },
  deleteItem: {
    input: itemVersionInput,
    output: savedItemSchema,
    ...author,
    summary: "Delete a draft; its revisions stay where they are used.",
  },
  restoreItem: { input: itemVersionInput, output: savedItemSchema, ...author, summary: "Bring a deleted draft back." },
  studioItems: {
    input: studioItemsInput,
    output: studioItemsOutput,
    ...author,
    summary: "The caller's drafts that fit a search, the last changed first, 50 to a page.",
  },
  studioItem: {
    input: studioItemInput,
    output: draftDetailSchema,
    ...author,
    summary: "A draft, or an earlier version of it, with its revisions and what it lacks.",
  },
} as const satisfies Record<string, CallSchema>;
