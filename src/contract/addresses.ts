/**
 * Method and path of every call, exactly as the specification writes them. Holds no schema, so a browser may load it.
 */
export const addresses = {
  login: { method: "POST", path: "/api/user/login" },
  logout: { method: "POST", path: "/api/user/logout" },
  register: { method: "POST", path: "/register" },
  socialLogin: { method: "POST", path: "/socialLogin" },
  findPassword: { method: "POST", path: "/api/user/find_pwd" },
  sendSms: { method: "POST", path: "/api/common/send_sms" },
  userInfo: { method: "GET", path: "/api/user/info" },
  updateUser: { method: "POST", path: "/api/user/update" },
  routerList: { method: "GET", path: "/router/getList" },
  noticeList: { method: "GET", path: "/notice/getList" },
  searchList: { method: "GET", path: "/search/getList" },
  siteConfig: { method: "GET", path: "/api/common/config" },
  menuList: { method: "GET", path: "/api/home/get_menu_list" },
  menuDetail: { method: "GET", path: "/api/home/get_menu_detail" },
  startExam: { method: "POST", path: "/api/exam/start" },
  examItemDetail: { method: "GET", path: "/api/home/get_exam_item_detail" },
  exerciseDetail: { method: "GET", path: "/api/home/get_exercise_detail" },
  presentedExercise: { method: "GET", path: "/api/home/get_exercise_detail_v2" },
  answerExercise: { method: "POST", path: "/api/home/create_exercise_answer" },
  updateCheckStatus: { method: "POST", path: "/api/home/update_answer_exercise_check_status" },
  countPlay: { method: "POST", path: "/api/exam/play" },
  saveToolState: { method: "POST", path: "/api/exam/tool_state" },
  advanceExam: { method: "POST", path: "/api/exam/advance" },
  heartbeat: { method: "POST", path: "/api/exam/heartbeat" },
  answerRecord: { method: "GET", path: "/api/home/get_answer_record" },
  setShareConfig: { method: "POST", path: "/api/home/set_share_config" },
  getShareConfig: { method: "GET", path: "/api/home/get_share_config" },
  getShareRecord: { method: "GET", path: "/api/home/get_share_record" },
  lookAtInvitation: { method: "POST", path: "/api/visitor/look" },
  enterAsGuest: { method: "POST", path: "/api/visitor/enter" },
  visitInfo: { method: "GET", path: "/api/visitor/info" },
  claimResult: { method: "POST", path: "/api/visitor/claim" },
} as const satisfies Record<string, { method: "GET" | "POST"; path: `/${string}` }>;

export type CallName = keyof typeof addresses;
