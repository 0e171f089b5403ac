import type { Localized } from "../item/content";

/** Pages that the search offers by name, besides the tests. */
export const pageTitles: Readonly<Record<string, Required<Localized>>> = {
  "/": { zh: "首页", en: "Home" },
  "/learningRecord": { zh: "学习记录", en: "Learning record" },
  "/wrongBook": { zh: "错题本", en: "Wrong answers" },
  "/favorites": { zh: "收藏", en: "Favourites" },
  "/practise": { zh: "练习", en: "Practise" },
  "/center": { zh: "个人中心", en: "Personal centre" },
  "/help": { zh: "帮助", en: "Help" },
  "/studio": { zh: "我的测试", en: "My tests" },
  "/studio/items": { zh: "我的题库", en: "My questions" },
  "/studio/import": { zh: "导入题目", en: "Import questions" },
  "/studio/classes": { zh: "我的班级", en: "Classes" },
  "/studio/audit": { zh: "班级与测试记录", en: "Log of classes and tests" },
  "/site/config": { zh: "站点设置", en: "Site settings" },
  "/site/notices": { zh: "通知管理", en: "Notices to people" },
  "/site/users": { zh: "用户管理", en: "Accounts" },
  "/site/server": { zh: "运行状况", en: "Server" },
  "/site/integrations": { zh: "学习平台", en: "Learning platforms" },
  "/site/audit": { zh: "操作记录", en: "Log of changes" },
};
