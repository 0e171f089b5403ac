/** Messages that are sent with one press, in both languages, since students read them in theirs. */
export const messageTemplates = [
  { zh: "还剩五分钟。", en: "Five minutes are left." },
  { zh: "请保持安静。", en: "Please be quiet." },
  { zh: "请举手，我会过来。", en: "Please raise your hand; I come to you." },
  { zh: "请检查后交卷。", en: "Please check your answers and hand in." },
] as const;

/** Asks a student whose device is silent to come back online. */
export const comeBackText = {
  zh: "请检查网络连接，重新联网。你的答案保存在这台设备上。",
  en: "Please check the network and come back online. Your answers are stored on this device.",
} as const;
