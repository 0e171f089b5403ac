import type { Language } from "../../contract/item/content";

/** Reasons why a whole package cannot be read. */
export const importFaults = {
  fileUnreadable: { en: "The file cannot be opened.", zh: "无法打开该文件。" },
  packageTooLarge: {
    en: "The package is larger than the 250 MB that can be read.",
    zh: "题包超过可读取的 250 MB 上限。",
  },
  fileTooLarge: {
    en: "The file is larger than the 60 MB that can be read.",
    zh: "文件超过可读取的 60 MB 上限。",
  },
  fileEmpty: { en: "The file is empty.", zh: "文件为空。" },
  kindWord: { en: "This is a Word document, not a file of questions.", zh: "这是 Word 文档，不是题目文件。" },
  kindSpreadsheet: { en: "This is a spreadsheet, not a file of questions.", zh: "这是电子表格，不是题目文件。" },
  kindPresentation: { en: "This is a presentation, not a file of questions.", zh: "这是演示文稿，不是题目文件。" },
  kindPdf: { en: "This is a PDF, which does not say what is a question.", zh: "这是 PDF，无法识别其中的题目。" },
  kindH5p: { en: "This is an H5P activity, which cannot be read.", zh: "这是 H5P 活动，无法读取。" },
  kindOlx: {
    en: "This is an Open edX course (OLX), which cannot be read.",
    zh: "这是 Open edX 课程（OLX），无法读取。",
  },
  kindScorm: {
    en: "This is a SCORM course, which holds no readable questions.",
    zh: "这是 SCORM 课件，其中没有可读取的题目。",
  },
  kindMoodleBackup: {
    en: "This is a backup of a Moodle course (.mbz). Export its question bank as Moodle XML instead.",
    zh: "这是 Moodle 课程备份（.mbz）。请改为将题库导出为 Moodle XML。",
  },
  kindRtf: { en: "This is an RTF document, not a file of questions.", zh: "这是 RTF 文档，不是题目文件。" },
  kindHtml: { en: "This is a web page, not a file of questions.", zh: "这是网页，不是题目文件。" },
  kindPicture: { en: "This is a picture, not a file of questions.", zh: "这是图片，不是题目文件。" },
  kindPacked: {
    en: "The file is packed in a way that cannot be read; pack it as a zip archive.",
    zh: "文件的压缩方式无法读取，请改用 zip 压缩包。",
  },
  kindXml: {
    en: "This XML file holds no questions in a format that can be read.",
    zh: "该 XML 文件中没有可读取格式的题目。",
  },
  kindArchive: {
    en: "The archive holds no questions in a format that can be read.",
    zh: "压缩包中没有可读取格式的题目。",
  },
  kindText: {
    en: "The text is in no format of questions that can be read, such as GIFT or Aiken.",
    zh: "文本不是可读取的题目格式（如 GIFT 或 Aiken）。",
  },
  kindUnknown: { en: "The file is of a kind that cannot be read.", zh: "无法读取此类文件。" },
  noQuestions: { en: "There is no question in this file.", zh: "该文件中没有题目。" },
  tooManyQuestions: { en: "The file holds more than 20,000 questions.", zh: "文件中的题目超过 20,000 道。" },
  notZip: { en: "The file is not a zip archive, or it is damaged.", zh: "该文件不是 zip 压缩包，或已损坏。" },
  tooManyEntries: { en: "The archive holds more than 10,000 files.", zh: "压缩包中的文件超过 10,000 个。" },
  entryTooLarge: {
    en: "A file in the archive is larger than the 60 MB that can be read.",
    zh: "压缩包内有文件超过可读取的 60 MB 上限。",
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
    en: "An XML file declares a document type, which files must not do.",
    zh: "XML 文件声明了文档类型，文件不允许这样做。",
  },
  xmlUnreadable: { en: "An XML file is not well formed.", zh: "XML 文件格式有误。" },
  xmlTooDeep: { en: "An XML file nests its elements deeper than 100 levels.", zh: "XML 文件的元素嵌套超过 100 层。" },
  tooManyMolecules: {
    en: "The package asks for more drawings of molecules than one import may make.",
    zh: "题包要求绘制的分子超过一次导入的上限。",
  },
  readingTooLong: {
    en: "Reading the file took longer than 60 seconds, so it was given up.",
    zh: "读取文件超过 60 秒，已放弃。",
  },
  readingTooLarge: {
    en: "Reading the file took more than 512 MB of memory, so it was given up.",
    zh: "读取文件占用的内存超过 512 MB，已放弃。",
  },
  xmlTooLarge: { en: "The XML of one question is larger than 2 MB.", zh: "单个题目的 XML 超过 2 MB。" },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ImportFaultCode = keyof typeof importFaults;

/**
 * Thrown if the package, or its file `file`, cannot be read. `detail` is for logs; `importFaults` has the sentences.
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
    return this.file === undefined || this.file === ""
      ? importFaults[this.code][language]
      : `${importFaults[this.code][language]} (${this.file})`;
  }
}
