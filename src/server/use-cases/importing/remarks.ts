import type { ImportReason } from "../../../contract/importing/importing";
import type { Localized } from "../../../contract/item/content";
import { importFaults } from "../../../items/import/faults";
import { changes, refusals, testRemarks } from "../../../items/import/reasons";
import type { ReadRemark } from "../../db/shapes";

const cutOff: Required<Localized> = {
  en: "The server was stopped while it read this file. Please send it again.",
  zh: "服务器在读取该文件时停止，请重新发送。",
};
const broken: Required<Localized> = {
  en: "Something went wrong while this file was read, so nothing was kept of it.",
  zh: "读取该文件时出现问题，未保留任何内容。",
};

const words: ReadonlyMap<string, Localized> = new Map<string, Localized>(
  Object.entries({ cutOff, broken, ...importFaults, ...changes, ...refusals, ...testRemarks }),
);

/** A remark with its sentence in both languages; the code itself if this release no longer has words for it. */
export const reasonOf = ({ code, detail }: ReadRemark): ImportReason => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  sentence: { ...(words.get(code) ?? { en: code }) },
});
