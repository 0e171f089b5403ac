import { foldSearch } from "../../../contract/validators/folding";
import type { MessageId } from "../../i18n/message-id";

/** A message of this application, or a title as a server's list gives it. */
export type MenuTitle = { readonly id: MessageId } | { readonly text: string };

/**
 * Page names that servers of similar consoles use, in both languages, with the matching messages of this application.
 */
const known: readonly (readonly [MessageId, ...string[]])[] = [
  ["menu.sample.home", "首页", "Home"],
  ["menu.sample.dashboard", "看板", "Dashboard"],
  ["menu.sample.workbench", "工作台", "Workbench"],
  ["menu.sample.userManagement", "用户管理", "User management"],
  ["menu.sample.roleManagement", "角色管理", "Role management"],
  ["menu.sample.departmentManagement", "部门管理", "Department management"],
  ["menu.sample.menuManagement", "菜单管理", "Menu management"],
  ["menu.sample.systemLog", "系统日志", "System log"],
  ["menu.sample.tables", "表格", "Table", "Tables"],
  ["menu.sample.forms", "表单", "Form", "Forms"],
  ["menu.sample.charts", "图表", "Chart", "Charts"],
  ["menu.sample.editors", "编辑器", "Editor", "Editors"],
  ["menu.sample.upload", "上传", "Upload"],
  ["menu.sample.drag", "拖拽", "Drag"],
  ["menu.sample.excelExport", "Excel 导出", "导出 Excel", "Excel export", "Export Excel"],
  ["menu.sample.errorPages", "错误页", "Error pages", "Error page"],
  ["menu.sample.socialLogin", "第三方登录", "Social login"],
  ["menu.sample.materialMarket", "物料市场", "Material market"],
];

const plain = (name: string): string => foldSearch(name).replaceAll(" ", "");
const idByName = new Map(known.flatMap(([id, ...names]) => names.map((name) => [plain(name), id] as const)));

/** The title for a name in a server's list: a message where the name is known, else the name itself. */
export function listedTitle(name: string): MenuTitle {
  const id = idByName.get(plain(name));
  return id === undefined ? { text: name } : { id };
}
