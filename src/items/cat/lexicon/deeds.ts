import { field, kind } from "./entries";

export const actions = field("actions", [
  kind(
    1,
    "ways of moving on foot",
    "用脚移动的方式",
    `walk 走, run 跑, jump 跳, tiptoe 踮脚走, march 齐步走, stroll 散步, limp 跛行, dash 冲`,
  ),
  kind(
    2,
    "ways of using the voice",
    "用嗓音的方式",
    `whisper 低语, shout 喊, mutter 嘟囔, scream 尖叫, chat 聊天, sing 唱, murmur 呢喃`,
  ),
  kind(2, "ways of looking", "看的方式", `stare 瞪, glance 瞥, peep 窥视, gaze 凝望, watch 观看, squint 眯着眼看`),
  kind(
    3,
    "ways of thinking",
    "思考的方式",
    `ponder 沉思, consider 考虑, imagine 想象, reason 推理, remember 回忆, guess 猜测, analyse 分析`,
  ),
  kind(
    2,
    "ways of holding",
    "用手拿的方式",
    `grasp 握, clutch 紧攥, grip 抓, pinch 捏, cradle 捧, hug 抱`,
    "snatch, seize, grab",
  ),
  kind(
    2,
    "ways of eating and drinking",
    "吃喝的方式",
    `nibble 啃, chew 嚼, swallow 咽, sip 抿, gulp 大口喝, lick 舔, bite 咬`,
  ),
]);

export const deeds = field("deeds", [
  kind(
    3,
    "ways of giving",
    "给予的方式",
    `donate 捐赠, lend 借给, award 授予, offer 奉送, contribute 贡献, bestow 赐予`,
  ),
  kind(3, "ways of taking", "夺取的方式", `steal 偷, snatch 抢夺, seize 没收, plunder 掠夺, grab 攫取, occupy 占领`),
  kind(
    3,
    "ways of joining things",
    "把东西连起来的方式",
    `tie 系, glue 粘贴, sew 缝, weld 焊接, staple 装订, bolt 拴, knot 打结`,
  ),
  kind(
    3,
    "ways of breaking things",
    "把东西弄坏的方式",
    `tear 撕, smash 打碎, snap 折断, crush 压扁, shatter 粉碎, rip 扯破, split 劈开`,
  ),
  kind(
    3,
    "ways of becoming more",
    "变多变大的方式",
    `grow 增长, expand 扩大, swell 膨胀, multiply 倍增, extend 延长, rise 上升`,
  ),
  kind(
    3,
    "ways of becoming less",
    "变少变小的方式",
    `shrink 收缩, decline 下降, dwindle 减少, fade 消退, wither 枯萎, weaken 减弱`,
  ),
  kind(
    3,
    "ways of making a thing known",
    "让人知道的方式",
    `announce 宣布, reveal 揭露, declare 声明, inform 通知, publish 发表, report 汇报`,
  ),
  kind(
    3,
    "ways of hiding a thing",
    "隐藏的方式",
    `conceal 隐瞒, disguise 伪装, cover up 掩盖, bury 埋藏, mask 遮蔽, camouflage 涂迷彩`,
  ),
]);

export const society = field("society", [
  kind(
    2,
    "money that you pay",
    "付出去的钱",
    `tax 税款, rent 房租, fare 车费, toll 过路费, school fees 学费, fine 罚款, deposit 押金`,
    "tip",
  ),
  kind(
    2,
    "money that you receive",
    "得到的钱",
    `wage 工资, pension 养老金, pocket money 零花钱, scholarship 奖学金, prize money 奖金, tip 小费`,
    "deposit",
  ),
  kind(
    3,
    "crimes",
    "罪行",
    `fraud 诈骗, robbery 抢劫, smuggling 走私, bribery 贿赂, forgery 伪造, arson 纵火, kidnapping 绑架`,
    "rebellion",
  ),
  kind(
    3,
    "kinds of conflict",
    "冲突",
    `war 战争, battle 战役, quarrel 争吵, dispute 纠纷, feud 世仇, rebellion 叛乱`,
    "crimes",
  ),
  kind(
    3,
    "kinds of agreement",
    "协议",
    `contract 合同, treaty 条约, pact 盟约, truce 停战, compromise 妥协, deal 交易`,
  ),
  kind(
    3,
    "punishments",
    "处罚",
    `fine 罚款, detention 关禁闭, prison sentence 徒刑, expulsion 开除, exile 流放, demotion 降级`,
  ),
]);
