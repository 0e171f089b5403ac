import type { Language } from "../../contract/item/content";

/** Reasons why a whole package cannot be read. */
export const importFaults = {
  fileUnreadable: { en: "The file cannot be opened.", zh: "无法打开该文件。" },
  packageTooLarge: {
    en: "The package is larger than the 250 MB that can be read.",
    zh: "题包超过可读取的 250 MB 上限。",
  },
  notZip: { en: "The file is not a zip archive, or it is damaged.", zh: "该文件不是 zip 压缩包，或已损坏。" },
  tooManyEntries: { en: "The archive holds more than 10,000 files.", zh: "压缩包中的文件超过 10,000 个。" },
  entryTooLarge: {
    en: "A file in the archive is larger than 50 MB, or an XML file larger than 2 MB.",
    zh: "压缩包内有文件超过 50 MB，或 XML 文件超过 2 MB。",
  },
  inflatesTooLarge: { en: "The archive unpacks to more than 200 MB.", zh: "压缩包解压后超过 200 MB。" },
  entryMismatched: {
    en: "A file in the archive is not what its header says, so the archive cannot be trusted.",
    zh: "压缩包内有文件与其文件头不符，无法信任该压缩包。",
  },
  nameUnsafe: {
    en: "A file name in the archive leads outside the package or holds characters that are not allowed.",
    zh: "压缩包内有文件名指向包外，或含有不允许的字符。",
  },
  nameRepeated: { en: "Two files in the archive have the same name.", zh: "压缩包内有重名文件。" },
  entryLinked: { en: "The archive holds a link instead of a file.", zh: "压缩包内含有链接而不是文件。" },
  entryEncrypted: { en: "The archive is protected by a password.", zh: "压缩包已加密。" },
  compressionUnknown: {
    en: "The archive uses a way of packing that cannot be read.",
    zh: "压缩包使用了无法读取的压缩方式。",
  },
  manifestMissing: {
    en: "There is no imsmanifest.xml, so this is not a QTI package.",
    zh: "缺少 imsmanifest.xml，不是 QTI 题包。",
  },
  doctypeRefused: {
    en: "An XML file declares a document type, which packages must not do.",
    zh: "XML 文件声明了文档类型，题包不允许这样做。",
  },
  xmlUnreadable: { en: "An XML file is not well formed.", zh: "XML 文件格式有误。" },
  xmlTooDeep: { en: "An XML file nests its elements deeper than 100 levels.", zh: "XML 文件的元素嵌套超过 100 层。" },
  tooManyMolecules: {
    en: "The package asks for more drawings of molecules than one import may make.",
    zh: "题包要求绘制的分子超过一次导入的上限。",
  },
  readingTooLong: {
    en: "Reading the package took longer than 60 seconds, so it was given up.",
    zh: "读取题包超过 60 秒，已放弃。",
  },
  readingTooLarge: {
    en: "Reading the package took more than 512 MB of memory, so it was given up.",
    zh: "读取题包占用的内存超过 512 MB，已放弃。",
  },
  xmlTooLarge: { en: "An XML file is larger than 2 MB.", zh: "XML 文件超过 2 MB。" },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ImportFaultCode = keyof typeof importFaults;

/**
 * Thrown when the package, or its file `file`, cannot be read. `detail` is for a log, the texts are in `importFaults`.
 */
export class ImportFault extends Error {
  readonly code: ImportFaultCode;
  readonly file: string | undefined;
  readonly detail: string | undefined;

  constructor(code: ImportFaultCode, file?: string, detail?: string) {
    super(importFaults[code].en);
    this.name = "ImportFault";
    this.code = code;
    this.file = file;
    this.detail = detail;
  }

  /** One sentence for the user, with the path of the faulty file if there is one. */
  sentence(language: Language): string {
    return this.file === undefined
      ? importFaults[this.code][language]
      : `${importFaults[this.code][language]} (${this.file})`;
  }
}
