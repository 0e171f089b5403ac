import { relation } from "./entries";

export const wordRelations = [
  relation(
    1,
    1,
    "a word → its opposite",
    "词 → 反义词",
    `
    hot 热 > cold 冷 : summer 夏天, warm 暖
    big 大 > small 小 : elephant 大象, huge 巨大
    tall 高 > short 矮 : tower 塔, giant 巨人 ! small
    wet 湿 > dry 干 : rain 雨, water 水
    full 满 > empty 空 : glass 杯子, water 水
    fast 快 > slow 慢 : race 赛跑, quick 迅速
    hard 硬 > soft 软 : stone 石头, solid 结实
    happy 快乐 > sad 伤心 : smile 微笑, glad 高兴
    clean 干净 > dirty 脏 : soap 肥皂, tidy 整洁
    loud 响亮 > quiet 安静 : noise 噪声, music 音乐 ! soft
    rich 富有 > poor 贫穷 : money 金钱, bank 银行
    near 近 > far 远 : beside 旁边, home 家
    heavy 重 > light 轻 : stone 石头, lift 举
    old 旧 > new 新 : antique 古董, worn 破
  `,
  ),
  relation(
    2,
    1,
    "an action → the opposite action",
    "动作 → 相反的动作",
    `
    buy 买 > sell 卖 : shop 商店, money 钱
    win 赢 > lose 输 : prize 奖品, race 比赛
    arrive 到达 > depart 离开 : station 车站, reach 抵达 ! forget
    remember 记住 > forget 忘记 : memory 回忆, brain 大脑 ! lose
    attack 进攻 > defend 防守 : soldier 士兵, enemy 敌人
    laugh 笑 > cry 哭 : joke 笑话, smile 微笑
    push 推 > pull 拉 : door 门, hand 手
    rise 上升 > fall 下降 : balloon 气球, climb 攀登
    praise 表扬 > scold 批评 : reward 奖励, teacher 老师
    allow 允许 > forbid 禁止 : agree 同意, rule 规则 ! refuse
    accept 接受 > refuse 拒绝 : gift 礼物, receive 收下 ! forbid, depart
    save 节约 > waste 浪费 : money 金钱, bank 银行 ! lose
    whisper 低语 > shout 喊叫 : secret 秘密, voice 嗓音
  `,
  ),
  relation(
    3,
    2,
    "an idea → the opposite idea",
    "概念 → 相反的概念",
    `
    victory 胜利 > defeat 失败 : medal 奖牌, battle 战役 ! loss
    generous 慷慨 > stingy 吝啬 : gift 礼物, kind 善良
    ancient 古老 > modern 现代 : ruins 废墟, history 历史
    permanent 永久 > temporary 临时 : lasting 持续, monument 纪念碑
    real 真实 > imaginary 虚构 : fact 事实, genuine 确凿
    guilty 有罪 > innocent 清白 : prison 监狱, judge 法官
    scarce 稀少 > plentiful 充足 : desert 沙漠, rare 罕见
    simple 简单 > complicated 复杂 : easy 容易, child 儿童
    cautious 谨慎 > reckless 鲁莽 : careful 小心, danger 危险
    arrogant 傲慢 > modest 谦虚 : proud 骄傲, boast 夸耀
    transparent 透明 > opaque 不透光 : glass 玻璃, clear 清澈
    cause 原因 > effect 结果 : reason 理由, question 疑问
    order 秩序 > chaos 混乱 : rule 规则, queue 排队
    profit 盈利 > loss 亏损 : business 生意, gain 收益 ! defeat
  `,
  ),
  relation(
    2,
    1,
    "a word → a word of nearly the same meaning",
    "词 → 近义词",
    `
    begin 开始 > start 着手 : end 结束, race 比赛
    choose 挑选 > select 选择 : reject 放弃, menu 菜单
    repair 修理 > mend 修补 : break 打破, tool 工具
    clever 聪明 > smart 机灵 : foolish 愚蠢, exam 考试
    brave 勇敢 > bold 大胆 : timid 胆怯, soldier 士兵
    weary 疲惫 > tired 劳累 : rested 精神, bed 床铺
    strange 奇怪 > odd 古怪 : ordinary 平常, stranger 陌生人
    reply 回复 > answer 答复 : ask 询问, question 问题
    shut 关上 > close 合上 : open 打开, door 大门
    reach 抵达 > arrive 到来 : leave 离开, station 车站
    beautiful 美丽 > pretty 漂亮 : ugly 丑陋, mirror 镜子 ! smart
    hurry 赶紧 > rush 急忙 : linger 拖延, clock 时钟
    wealthy 富裕 > rich 有钱 : poor 贫穷, bank 银行
  `,
  ),
  relation(
    2,
    1,
    "a thing or a quality → much more of it",
    "程度浅 → 程度深",
    `
    warm 温暖 > hot 炎热 : cold 寒冷, coat 外套
    cool 凉爽 > freezing 冰冷 : hot 炎热, fan 风扇
    big 大 > gigantic 巨型 : small 小, size 尺寸
    hill 小丘 > mountain 高山 : valley 山谷, grass 草地
    drizzle 小雨 > downpour 暴雨 : umbrella 雨伞, cloud 云
    breeze 微风 > gale 狂风 : leaf 树叶, calm 平静
    glad 高兴 > overjoyed 狂喜 : sad 伤心, gift 礼物
    annoyed 不悦 > furious 暴怒 : calm 冷静, quarrel 争吵
    like 喜欢 > adore 热爱 : dislike 讨厌, friend 朋友
    stream 小溪 > river 大江 : bridge 桥, fish 鱼
    damp 潮 > soaked 湿透 : dry 干燥, towel 毛巾
    fear 害怕 > terror 惊骇 : danger 危险, comfort 安慰
    tired 疲倦 > exhausted 精疲力竭 : lively 活泼, bed 床
    village 村庄 > metropolis 大都市 : farmer 农夫, barn 谷仓
  `,
  ),
  relation(
    3,
    1,
    "an action → the same done with force",
    "轻的动作 → 重的动作",
    `
    tap 轻拍 > pound 猛捶 : door 房门, finger 手指 ! shove
    drip 滴 > gush 涌 : tap 水龙头, bucket 水桶
    nibble 小口吃 > devour 狼吞虎咽 : biscuit 饼干, mouse 老鼠 ! gulp
    glance 瞟 > stare 盯 : eye 眼睛, window 窗户
    smile 微笑 > laugh 大笑 : joke 笑话, lips 嘴唇
    sip 抿 > gulp 大口喝 : straw 吸管, cup 杯子 ! devour
    ask 请求 > beg 哀求 : question 问题, favour 恩惠
    stroll 漫步 > sprint 飞奔 : park 公园, shoe 鞋子
    doze 打盹 > sleep deeply 酣睡 : sofa 沙发, yawn 哈欠
    sob 啜泣 > wail 嚎哭 : handkerchief 手帕, comfort 安慰
    nudge 轻推 > shove 猛撞 : elbow 胳膊肘, crowd 人群 ! pound
    murmur 低语 > yell 大叫 : secret 秘密, ear 耳朵 ! wail
  `,
  ),
];
