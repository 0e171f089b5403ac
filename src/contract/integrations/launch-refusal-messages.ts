import type { Language } from "../item/content";
import type { LaunchRefusalName } from "./launch-refusals";

type Words = Readonly<Record<Language, string>>;

/** Why a launch from a learning platform is refused, in words; `{…}` stands for a fact of the refusal. */
export const launchRefusalMessages: Readonly<Record<LaunchRefusalName, Words>> = {
  requestMalformed: {
    en: "The platform sent a request that cannot be read: a field stands in it twice, or is too long.",
    zh: "平台发来的请求无法读取：字段重复或过长。",
  },
  issuerMissing: { en: "The platform did not say who it is (iss).", zh: "平台未说明自己的身份（iss）。" },
  loginHintMissing: {
    en: "The platform did not say whom it signs in (login_hint).",
    zh: "平台未说明登录者（login_hint）。",
  },
  issuerUnknown: {
    en: "No platform is registered here under {issuer}.",
    zh: "本站没有注册颁发者为 {issuer} 的平台。",
  },
  clientUnknown: {
    en: "The platform is registered here, but not with the client id {client}.",
    zh: "该平台已注册，但客户端 ID {client} 未注册。",
  },
  clientAmbiguous: {
    en: "The platform is registered here with several client ids, and did not say which one it means (client_id).",
    zh: "该平台以多个客户端 ID 注册，但未说明使用哪一个（client_id）。",
  },
  registrationOff: {
    en: "This platform has been switched off here. Ask whoever looks after this site.",
    zh: "该平台在本站已停用，请联系本站管理员。",
  },
  targetMissing: {
    en: "The platform did not say where the link leads (target_link_uri).",
    zh: "平台未说明链接的目标（target_link_uri）。",
  },
  targetElsewhere: {
    en: "The link of the platform leads to another site: {target}.",
    zh: "平台的链接指向其他网站：{target}。",
  },
  platformRefused: {
    en: "The platform did not sign you in ({error}). Sign in there and open the link again.",
    zh: "平台未能让您登录（{error}）。请在平台登录后重新打开链接。",
  },
  stateMissing: { en: "The platform did not return the state of the launch.", zh: "平台未返回启动的 state。" },
  tokenMissing: {
    en: "The platform did not send its signed message (id_token).",
    zh: "平台未发送签名消息（id_token）。",
  },
  stateUnknown: {
    en: "This launch is too old, or did not begin here. Open the link on the platform again.",
    zh: "本次启动已过期，或并非从本站开始。请在平台上重新打开链接。",
  },
  stateElsewhere: {
    en: "This browser does not let the page inside the platform remember who you are. Open it in a window of its own.",
    zh: "此浏览器不允许平台内嵌页面记住您的身份。请在新窗口中打开。",
  },
  stateUsed: {
    en: "This launch was used already. Open the link on the platform again.",
    zh: "本次启动已使用过。请在平台上重新打开链接。",
  },
  tokenMalformed: { en: "The message of the platform is no signed token.", zh: "平台发来的消息不是签名令牌。" },
  algorithmOther: {
    en: "The message of the platform is signed by {algorithm}; only RS256 is accepted.",
    zh: "平台消息的签名算法为 {algorithm}，仅接受 RS256。",
  },
  headerUnknown: {
    en: "The message of the platform demands an extension that this site does not know (crit).",
    zh: "平台消息要求本站不支持的扩展（crit）。",
  },
  keyUnnamed: { en: "The message of the platform does not name its key (kid).", zh: "平台消息未注明密钥（kid）。" },
  keysUnreachable: {
    en: "The keys of the platform could not be fetched. {why} They are asked for again after a minute at the earliest.",
    zh: "无法获取平台的密钥。{why}最早一分钟后会再次获取。",
  },
  keysRefused: {
    en: "The platform did not give its keys: {host} answered with the status {status}.",
    zh: "平台未提供密钥：{host} 返回状态 {status}。",
  },
  keysMalformed: { en: "What {host} gives is no set of keys.", zh: "{host} 返回的内容不是密钥集。" },
  keyUnknown: {
    en: "The message is signed by the key {kid}, which is not among the keys of the platform.",
    zh: "消息由密钥 {kid} 签名，但平台的密钥集中没有该密钥。",
  },
  keyUnfit: {
    en: "The key {kid} of the platform is no RSA key of 2,048 bits or more for signing.",
    zh: "平台的密钥 {kid} 不是 2048 位以上、用于签名的 RSA 密钥。",
  },
  signatureWrong: {
    en: "The signature of the message is not right: it was changed, or signed by somebody else.",
    zh: "消息签名不正确：内容被更改，或由他人签名。",
  },
  claimsMalformed: { en: "The signed message of the platform holds no claims.", zh: "平台的签名消息中没有声明。" },
  issuerOther: {
    en: "The message comes from {issuer}, not from the platform that was asked.",
    zh: "消息来自 {issuer}，而不是所请求的平台。",
  },
  audienceMissing: { en: "The message does not say for whom it is (aud).", zh: "消息未说明接收方（aud）。" },
  audienceOther: {
    en: "The message is for another tool: {audience}.",
    zh: "消息的接收方是其他工具：{audience}。",
  },
  partyMissing: {
    en: "The message is for several tools and does not say which of them asked (azp).",
    zh: "消息有多个接收方，但未说明请求方（azp）。",
  },
  partyOther: {
    en: "The message was made for another tool that asked: {party}.",
    zh: "消息是为其他请求方生成的：{party}。",
  },
  expiryMissing: { en: "The message does not say when it ends (exp).", zh: "消息未说明失效时间（exp）。" },
  expired: {
    en: "The message ended at {platform} by the platform's clock; here it is {here}.",
    zh: "按平台时钟，消息于 {platform} 失效；本站时间为 {here}。",
  },
  issueTimeMissing: { en: "The message does not say when it was made (iat).", zh: "消息未说明生成时间（iat）。" },
  issuedInFuture: {
    en: "The message was made at {platform} by the platform's clock; here it is only {here}. One clock is wrong.",
    zh: "按平台时钟，消息于 {platform} 生成，而本站时间才 {here}。其中一个时钟不准。",
  },
  notYetValid: {
    en: "The message is valid from {platform} on; here it is only {here}.",
    zh: "消息自 {platform} 起有效，而本站时间才 {here}。",
  },
  nonceMissing: { en: "The message does not repeat our number (nonce).", zh: "消息未带回本站的随机数（nonce）。" },
  nonceOther: {
    en: "The message answers another launch: its number (nonce) is not ours.",
    zh: "消息属于另一次启动：随机数（nonce）不符。",
  },
  versionMissing: { en: "The message does not name the version of LTI.", zh: "消息未注明 LTI 版本。" },
  versionOther: {
    en: "The message is of LTI {version}; this site speaks 1.3.0.",
    zh: "消息的 LTI 版本为 {version}，本站支持 1.3.0。",
  },
  messageMissing: { en: "The message does not say of which type it is.", zh: "消息未注明类型。" },
  messageUnknown: {
    en: "The message is of a type that this site does not know: {message}.",
    zh: "消息类型未知：{message}。",
  },
  deploymentMissing: {
    en: "The message does not name the deployment (deployment_id).",
    zh: "消息未注明部署（deployment_id）。",
  },
  deploymentUnknown: {
    en: "The deployment {deployment} of this platform is not registered here.",
    zh: "该平台的部署 {deployment} 未在本站注册。",
  },
  rolesMalformed: { en: "The roles in the message are no list of words.", zh: "消息中的角色格式不正确。" },
  linkMissing: { en: "The message does not name the link that was opened.", zh: "消息未注明打开的链接。" },
  linkMalformed: {
    en: "The link in the message has no id, or one of more than 255 characters.",
    zh: "消息中的链接没有 ID，或 ID 超过 255 个字符。",
  },
  personMalformed: {
    en: "The id of the person in the message is no text of up to 255 characters (sub).",
    zh: "消息中的用户 ID（sub）不是 255 个字符以内的文本。",
  },
  personMissing: {
    en: "The platform does not say who you are, and this test is not open to people without a name.",
    zh: "平台未说明您的身份，而此测试不允许匿名参加。",
  },
  settingsMissing: {
    en: "The platform asks for a choice of tests and does not say how it takes it (deep_linking_settings).",
    zh: "平台请求选择测试，但未说明接收方式（deep_linking_settings）。",
  },
  returnAddressMalformed: {
    en: "The address to which the choice goes back is no https address (deep_link_return_url).",
    zh: "返回选择结果的地址不是 https 地址（deep_link_return_url）。",
  },
  choiceUnsupported: {
    en: "The platform does not take links to tests here (accept_types has no ltiResourceLink).",
    zh: "平台此处不接受测试链接（accept_types 中没有 ltiResourceLink）。",
  },
  chooserOther: {
    en: "Only a teacher of the course can choose tests.",
    zh: "只有课程教师可以选择测试。",
  },
};
