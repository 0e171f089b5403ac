import type { Case } from "../../machines/faults/catalogue";

/** The state of the page after one case of the catalogue. */
export interface Sight {
  /** The address. */
  readonly at: string;
  /** The one toast, as it is read in each language. */
  readonly toast: { readonly zh: string; readonly en: string } | null;
  /** The token in local storage. */
  readonly token: string | null;
  readonly reloads: number;
  readonly logged: readonly string[];
}

export const startPlace = "/examAccess/MAPDetail?menu_id=7";
/** A page that is neither left nor covered. */
export const sittingPlace = "/examAccess/MAPExamAuto?menu_id=7";
const untouched: Sight = { at: startPlace, toast: null, token: "t-1", reloads: 0, logged: [] };

const both = (words: string) => ({ zh: words, en: words });
const said = (zh: string, en: string): Partial<Sight> => ({ toast: { zh, en } });
const withWayBack: Partial<Sight> = { at: "/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7", token: null };
const busy = said("网络繁忙，请稍后再试", "Network busy, please try again later");
const noPermission = said("没有权限，请重新登录", "No permission. Please sign in again");
const lost = { at: "/index", token: null } as const;
const nothingFound = { zh: "没有找到请求的内容", en: "This could not be found" } as const;
/** The page requests the sign-in without leaving. */
const signedOutThere = { token: null } as const;
const loginToken = said("登录接口异常，未返回 token", "Login interface abnormal, returned no token");
const socialToken = said("第三方登录接口异常，未返回 token", "Social login interface abnormal, returned no token");
const wrongSecret = said("密钥不正确", "The secret key is incorrect");
const noList = said("路由返回格式错误", "Route format returned is wrong");
const noFullScreen = said("无法进入全屏", "Failed to enable fullscreen");
const signInPage = { at: "/", token: null } as const;

/** The changes by the name of the case; a case without an entry changes nothing. */
const changes: Readonly<Record<string, Partial<Sight>>> = {
  "code 100001 of somebody who has left": { token: "t-2" },
  "HTTP 401 to a visitor": {
    ...said("访客身份已过期，请重新获取邀请码", "Visitor identity expired, please re-obtain the invitation code"),
    token: null,
  },
  "HTTP 401 with a code in the address": { reloads: 1 },
  "HTTP 401 with code 200": noPermission,
  "HTTP 401 without an envelope": noPermission,
  "code 100001": { ...withWayBack, toast: both("ended") },
  'code "100001"': { ...withWayBack, toast: both("ended") },
  "code 100001, shown in place": withWayBack,
  "code 401": { ...signInPage, toast: both("who are you") },
  "code 403": { at: "/403" },
  "HTTP 403 without an envelope": { at: "/403" },
  'code "403"': { toast: both("no entry") },
  "code 404": { ...lost, toast: both("not there") },
  'code "404"': { ...lost, toast: nothingFound },
  "HTTP 404 without an envelope": { ...lost, toast: nothingFound },
  "code 100101": { toast: both("wrong word") },
  'code "401"': { toast: both("who are you") },
  'code "E7"': said("出了点问题，请再试一次", "Something went wrong. Please try again"),
  "code 777 without words": said(
    "服务器返回了状态 777，请稍后再试",
    "The server answered with status 777. Please try again later",
  ),
  "code 201 without words": said("已新建或修改", "Created or modified"),
  "code 202 without words": said("请求已进入后台队列，稍后处理", "Queued; it will be done in the background"),
  "code 204 without words": said("已删除", "Deleted"),
  "code 400 without words": said("请求有误，未作任何更改", "The request was not valid, and nothing was changed"),
  "code 406 without words": said("请求的格式不可用", "This format is not available"),
  "code 410 without words": said("请求的内容已被永久删除", "This has been deleted for good"),
  "code 500 without words": said("服务器出错，请稍后再试", "The server failed. Please try again later"),
  "code 502 without words": said("网关出错，请稍后再试", "The gateway failed. Please try again later"),
  "code 503 without words": said(
    "服务暂不可用，请稍后再试",
    "The service is not available now. Please try again later",
  ),
  "code 504 without words": said("网关超时，请稍后再试", "The gateway timed out. Please try again later"),
  "HTTP 502 without an envelope": said("网关出错，请稍后再试", "The gateway failed. Please try again later"),
  "network failure": busy,
  "time-out": busy,
  "a fault of the program": { logged: ["circle"] },
  "login without token": {
    ...signInPage,
    ...loginToken,
  },
  "social login without token": {
    ...signInPage,
    ...socialToken,
  },
  "wrong secret word": wrongSecret,
  "route list that is no list": noList,
  "route load failure": signInPage,
  "unknown path": { at: "/404" },
  "full screen failure": noFullScreen,
  "code 100001, in a sitting": signedOutThere,
  'code "100001", in a sitting': signedOutThere,
  "code 100001, shown in place, in a sitting": signedOutThere,
  "code 401, in a sitting": signedOutThere,
  "code 404, in a sitting": signedOutThere,
  'code "404", in a sitting': signedOutThere,
  "HTTP 404 without an envelope, in a sitting": signedOutThere,
  "route load failure, in a sitting": signedOutThere,
  "code 100001 of somebody who has left, in a sitting": { token: "t-2" },
  "network failure, in a sitting": busy,
  "time-out, in a sitting": busy,
  "a fault of the program, in a sitting": { logged: ["circle"] },
  "login without token, in a sitting": { ...signedOutThere, ...loginToken },
  "social login without token, in a sitting": { ...signedOutThere, ...socialToken },
  "wrong secret word, in a sitting": wrongSecret,
  "route list that is no list, in a sitting": noList,
  "full screen failure, in a sitting": noFullScreen,
};

export const sightOf = ({ name, keepsPlace }: Pick<Case, "name" | "keepsPlace">): Sight => ({
  ...untouched,
  ...(keepsPlace ? { at: sittingPlace } : {}),
  ...changes[name],
});
/** Names without a case, because a misspelt name would expect nothing. */
export const strayNames = (names: readonly string[]): string[] =>
  Object.keys(changes).filter((name) => !names.includes(name));
