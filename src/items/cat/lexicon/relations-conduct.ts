import { relation } from "./entries";

export const conductRelations = [
  relation(
    3,
    2,
    "what is done → what it calls for",
    "所做的事 → 应有的回应",
    `
    insult 侮辱 > apology 道歉 : anger 愤怒, word 言语 ! punishment
    crime 犯罪 > punishment 惩罚 : police 警察, victim 受害者
    debt 欠债 > repayment 偿还 : bank 银行, poverty 贫穷 ! return of the goods
    favour 帮忙 > thanks 感谢 : friend 朋友, neighbour 邻居 ! repayment, pay
    promise 承诺 > fulfilment 履行 : oath 誓言, trust 信任
    mistake 错误 > correction 改正 : carelessness 粗心, exam 考试 ! apology, punishment
    breakdown 故障 > repair 维修 : machine 机器, smoke 冒烟
    work 工作 > pay 报酬 : office 办公室, tiredness 疲劳 ! thanks
    question 提问 > answer 解答 : doubt 疑惑, pupil 学生
    injury 受伤 > treatment 治疗 : pain 疼痛, accident 事故 ! apology
    theft 盗窃 > return of the goods 归还 : burglar 窃贼, lock 锁 ! punishment, apology, repayment
    great deed 壮举 > honour 荣誉 : courage 胆量, history 历史 ! thanks
  `,
  ),
  relation(
    3,
    2,
    "an effort → its aim",
    "努力 → 要达到的目的",
    `
    study 学习 > knowledge 学问 : desk 书桌, homework 作业 ! truth
    training 锻炼 > strength 力量 : gym 健身房, sweat 汗水 ! victory, health
    negotiation 谈判 > agreement 协定 : table 桌子, diplomat 外交官 ! reconciliation
    experiment 实验 > proof 证据 : laboratory 实验室, test tube 试管 ! knowledge, truth
    medical care 医疗 > health 健康 : nurse 护士, illness 疾病
    advertising 广告 > sales 销量 : poster 海报, television 电视
    investigation 侦查 > truth 真相 : police 警察, fingerprint 指纹 ! proof, knowledge
    voting 投票 > decision 决定 : ballot box 票箱, citizen 公民 ! agreement
    patrol 巡逻 > safety 安全 : uniform 制服, street 街道
    contest 竞赛 > victory 胜利 : judge 裁判, rival 对手
    mediation 调解 > reconciliation 和好 : quarrel 吵架, go-between 中间人 ! agreement
  `,
  ),
  relation(
    3,
    2,
    "a feeling → the outward sign of it",
    "情感 → 外在的表现",
    `
    sorrow 悲痛 > tears 流泪 : funeral 葬礼, comfort 安慰 ! frown, trembling
    joy 喜悦 > smile 微笑 : gift 礼物, holiday 假日 ! applause, hug, tears
    shame 羞愧 > blush 脸红 : guilt 内疚, mistake 过失 ! tears, frown
    fear 恐惧 > trembling 发抖 : danger 危险, darkness 黑暗 ! tears
    boredom 厌倦 > yawn 哈欠 : routine 重复, lecture 讲座 ! frown
    rage 愤怒 > roar 咆哮 : insult 侮辱, enemy 仇敌 ! trembling, frown, blush, tears
    agreement 赞同 > nod 点头 : contract 合同, partner 伙伴 ! smile, applause
    contempt 轻蔑 > sneer 冷笑 : pride 骄傲, villain 恶棍 ! frown
    admiration 钦佩 > applause 鼓掌 : hero 英雄, fan 粉丝 ! nod, smile
    puzzlement 困惑 > frown 皱眉 : riddle 谜语, clue 线索
    affection 亲爱 > hug 拥抱 : mother 母亲, family 家庭 ! smile, blush
  `,
  ),
  relation(
    2,
    1,
    "a place → what goes on there",
    "地方 → 那里进行的活动",
    `
    library 图书馆 > reading 阅读 : shelf 书架, silence 安静
    court 法院 > trial 审判 : judge 法官, law 法律 ! debate
    hospital 医院 > treatment 治疗 : doctor 医生, ambulance 救护车
    theatre 剧院 > performance 演出 : curtain 帷幕, actor 演员
    school 学校 > teaching 教学 : pupil 学生, playground 操场 ! reading, exhibition, performance, match
    factory 工厂 > production 生产 : chimney 烟囱, worker 工人
    market 市场 > trade 买卖 : stall 摊位, vegetables 蔬菜
    museum 博物馆 > exhibition 展览 : ticket 门票, painting 油画
    stadium 体育馆 > match 比赛 : athlete 选手, whistle 哨子 ! performance
    restaurant 餐馆 > dining 用餐 : waiter 服务员, menu 菜单
    parliament 议会 > debate 辩论 : member 议员, flag 旗帜 ! voting
    polling station 投票站 > voting 选举 : citizen 公民, pencil 铅笔
  `,
  ),
];
