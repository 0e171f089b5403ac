import type { Localized } from "../../contract/item/content";

/** Why a configuration file cannot be read. */
const sebFaultMessages = {
  tooLarge: {
    en: "The file, or what is packed in it, is larger than 4 MB.",
    zh: "文件或其解压后的内容超过 4 MB。",
  },
  notConfiguration: {
    en: "This is not a configuration file of Safe Exam Browser.",
    zh: "这不是 Safe Exam Browser 的配置文件。",
  },
  brokenPacking: {
    en: "The file is damaged: its compressed part cannot be read.",
    zh: "文件已损坏：压缩部分无法读取。",
  },
  brokenXml: {
    en: "The file is damaged: its XML cannot be read.",
    zh: "文件已损坏：XML 无法读取。",
  },
  entityRefused: {
    en: "The file declares entities or a document type of its own, which no configuration needs.",
    zh: "文件声明了实体或自定义文档类型，配置文件不需要这些内容。",
  },
  tooDeep: {
    en: "The settings are nested deeper than 32 levels.",
    zh: "设置的嵌套超过 32 层。",
  },
  keyTwice: {
    en: "A setting stands twice in the file, so it is not clear which one counts.",
    zh: "文件中有一项设置出现两次，无法确定以哪一个为准。",
  },
  valueUnreadable: {
    en: "A setting has a value that does not fit its type.",
    zh: "有一项设置的值与其类型不符。",
  },
  passwordNeeded: {
    en: "The file is encrypted with a password. Give the password to read it.",
    zh: "文件已用密码加密，请输入密码。",
  },
  passwordWrong: {
    en: "The password is wrong, or the file is damaged.",
    zh: "密码错误，或文件已损坏。",
  },
  certificateNeeded: {
    en: "The file is encrypted with a certificate. Export it with a password, or without encryption.",
    zh: "文件已用证书加密。请改用密码加密或不加密导出。",
  },
} as const satisfies Record<string, Localized>;

type SebFaultCode = keyof typeof sebFaultMessages;

/** A configuration file that cannot be read; its message is a sentence in English. */
export class SebFault extends Error {
  readonly code: SebFaultCode;
  /** In both languages. */
  readonly sentence: Localized;

  constructor(code: SebFaultCode) {
    super(sebFaultMessages[code].en);
    this.code = code;
    this.sentence = sebFaultMessages[code];
  }
}
