import { relation } from "./entries";

export const ideaRelations = [
  relation(
    2,
    1,
    "a cause → its effect",
    "原因 → 结果",
    `
    fire 着火 > smoke 烟 : firefighter 消防员, match 火柴 ! fear
    downpour 暴雨 > flood 洪水 : umbrella 雨伞, cloud 乌云
    virus 病毒 > illness 疾病 : doctor 医生, microscope 显微镜
    joke 笑话 > laughter 笑声 : comedian 谐星, book 书
    practice 练习 > skill 技能 : teacher 教师, lesson 课程 ! tiredness
    insult 侮辱 > anger 愤怒 : enemy 仇人, word 话
    danger 危险 > fear 恐惧 : sign 标志, rescue 救援
    carelessness 粗心 > mistake 错误 : rubber 橡皮, care 仔细
    sunshine 晴天 > suntan 晒黑 : sky 天空, hat 帽子
    heavy work 劳动 > tiredness 疲劳 : spade 铁锹, factory 工厂 ! skill, illness
    cold 严寒 > ice 冰 : coat 大衣, January 一月 ! illness
    drought 旱灾 > famine 饥荒 : well 水井, river 河流 ! illness, fear
  `,
  ),
  relation(
    2,
    1,
    "a need → what meets it",
    "需要 → 满足它的东西",
    `
    hunger 饥饿 > food 食物 : stomach 胃, thinness 消瘦
    thirst 口渴 > water 水 : desert 沙漠, throat 喉咙
    tiredness 疲劳 > sleep 睡眠 : yawn 哈欠, work 工作
    illness 生病 > medicine 药 : fever 发烧, cough 咳嗽 ! sleep, help
    darkness 黑暗 > lamp 灯 : night 夜晚, bat 蝙蝠
    question 疑问 > answer 解答 : pupil 学生, doubt 疑惑 ! help
    loneliness 孤独 > friend 朋友 : silence 寂静, sadness 忧伤 ! game
    dirt 污垢 > soap 肥皂 : stain 污渍, mud 泥巴 ! water
    cold 寒冷 > coat 大衣 : snow 雪, ice 冰 ! medicine
    boredom 无聊 > game 游戏 : yawn 哈欠, waiting 等待 ! friend
    poverty 贫困 > money 金钱 : slum 棚户区, debt 债务 ! food, help
    danger 危险 > help 援助 : fear 恐惧, cliff 悬崖 ! friend
  `,
  ),
  relation(
    2,
    1,
    "what protects → what it protects from",
    "保护用的东西 → 所防的东西",
    `
    umbrella 伞 > rain 雨 : handle 把手, cloud 云 ! glare
    sunglasses 墨镜 > glare 强光 : summer 夏天, lens 镜片 ! dust
    coat 大衣 > cold 寒冷 : button 纽扣, wardrobe 衣柜 ! rain
    vaccine 疫苗 > disease 疾病 : nurse 护士, needle 针
    lock 锁 > thief 小偷 : key 钥匙, door 门
    dam 大坝 > flood 洪水 : river 河流, concrete 混凝土
    mosquito net 蚊帐 > insects 飞虫 : bed 床, summer 夏天 ! disease
    earplugs 耳塞 > noise 噪声 : ear 耳朵, sleep 睡眠
    dust mask 口罩 > dust 灰尘 : mouth 嘴, doctor 大夫 ! disease, insects, cold
    fire extinguisher 灭火器 > fire 火灾 : wall 墙, foam 泡沫
    scarecrow 稻草人 > birds 飞鸟 : straw 稻草, field 田野 ! thief
    shield 盾牌 > sword 刀剑 : knight 骑士, metal 金属
  `,
  ),
  relation(
    3,
    2,
    "a sign → what it stands for",
    "象征物 → 所代表的意义",
    `
    dove 鸽子 > peace 和平 : feather 羽毛, bread crumbs 面包屑 ! love
    scales 天平 > justice 公平 : flour 面粉, shop 商店
    crown 皇冠 > royal power 王权 : gold 黄金, head 头 ! success
    heart 心形 > love 爱情 : blood 血液, arrow 箭
    white flag 白旗 > surrender 投降 : pole 旗杆, wind 风 ! peace
    tick 对勾 > correct 正确 : pen 笔, exercise 习题 ! success
    skull 骷髅 > death 死亡 : bone 骨头, museum 博物馆
    lion 狮子 > bravery 勇猛 : mane 鬃毛, zoo 动物园 ! royal power
    fox 狐狸 > cunning 狡猾 : tail 尾巴, forest 森林
    bee 蜜蜂 > hard work 勤劳 : honey 蜂蜜, sting 蜇刺
    red light 红灯 > stop 停止 : crossing 路口, car 汽车
    medal 奖牌 > success 成功 : ribbon 丝带, bronze 青铜 ! bravery
    birthday candle 生日蜡烛 > age 年龄 : flame 火苗, wax 蜡
  `,
  ),
  relation(
    1,
    1,
    "what comes first → what follows",
    "先 → 后",
    `
    spring 春天 > summer 夏天 : flower 花, rain 雨
    seed 种子 > plant 植株 : packet 小包, soil 土壤 ! harvest
    lightning 闪电 > thunder 雷声 : cloud 云, tower 塔
    childhood 童年 > adulthood 成年 : toy 玩具, school 学校
    engagement 订婚 > wedding 结婚 : ring 戒指, love 爱情
    sowing 播种 > harvest 收割 : farmer 农民, field 田地 ! plant
    question 提问 > answer 回答 : teacher 老师, doubt 疑问
    breakfast 早餐 > lunch 午餐 : egg 鸡蛋, milk 牛奶
    today 今天 > tomorrow 明天 : yesterday 昨天, clock 时钟
    lather 抹肥皂 > rinse 冲洗 : bath 浴缸, bubble 泡沫
    first 第一 > second 第二 : winner 冠军, race 赛跑
    training 训练 > match 比赛 : coach 教练, whistle 哨子
  `,
  ),
  relation(
    3,
    2,
    "a beginning → its end",
    "开端 → 终结",
    `
    birth 出生 > death 死亡 : baby 婴儿, cradle 摇篮
    dawn 黎明 > dusk 黄昏 : rooster 公鸡, dew 露水
    introduction 引言 > conclusion 结论 : author 作者, page 书页
    departure 出发 > arrival 抵达 : luggage 行李, ticket 车票 ! landing
    declaration of war 宣战 > peace treaty 和约 : soldier 士兵, weapon 武器
    source 源头 > river mouth 入海口 : mountain 山, spring water 泉水
    opening ceremony 开幕式 > closing ceremony 闭幕式 : athlete 选手, torch 火炬
    take-off 起飞 > landing 降落 : pilot 飞行员, runway 跑道 ! arrival
    enrolment 入学 > graduation 毕业 : school bag 书包, teacher 老师
    sowing 播种 > harvest 收获 : farmer 农民, rain 雨水
    employment 入职 > retirement 退休 : wage 工资, office 办公室
  `,
  ),
  relation(
    2,
    1,
    "an action → what undoes it",
    "动作 → 使它还原的动作",
    `
    tie 系 > untie 解 : shoelace 鞋带, knot 绳结 ! unwrap
    build 建造 > demolish 拆除 : brick 砖头, worker 工人
    freeze 冻结 > melt 融化 : snow 雪, winter 冬天
    fill 装满 > empty 倒空 : bucket 水桶, cup 杯子 ! deflate
    lend 借出 > take back 收回 : money 钱, bank 银行
    bury 掩埋 > dig up 挖出 : soil 泥土, treasure 宝藏
    wrap 包 > unwrap 拆 : gift 礼物, paper 彩纸 ! untie
    switch on 打开 > switch off 关掉 : button 按钮, lamp 电灯
    climb up 爬上 > climb down 爬下 : ladder 梯子, mountain 高山
    put on 穿上 > take off 脱下 : coat 大衣, wardrobe 衣柜 ! switch off
    inflate 充气 > deflate 放气 : balloon 气球, pump 气泵 ! empty
    write 写 > erase 擦 : pencil 铅笔, letter 信
  `,
  ),
  relation(
    3,
    2,
    "a lack → what is lacking",
    "状态 → 所缺少的东西",
    `
    darkness 黑暗 > light 光 : night 夜晚, cave 洞穴
    silence 寂静 > sound 声音 : library 图书馆, whisper 低语
    poverty 贫穷 > money 钱财 : beggar 乞丐, slum 棚户区 ! food, work
    drought 干旱 > rain 雨水 : desert 沙漠, heat 炎热
    ignorance 无知 > knowledge 知识 : mistake 错误, superstition 迷信
    famine 饥荒 > food 粮食 : war 战争, thinness 消瘦 ! rain
    vacuum 真空 > air 空气 : space 太空, pump 抽气机 ! sound
    chaos 混乱 > order 秩序 : crowd 人群, noise 喧闹
    loneliness 孤独 > company 陪伴 : island 孤岛, sadness 忧伤
    baldness 秃头 > hair 头发 : wig 假发, old age 年老
    exhaustion 疲惫 > energy 精力 : overwork 操劳, yawn 哈欠
    cowardice 胆怯 > courage 勇气 : flight 逃跑, danger 危险
    unemployment 失业 > work 工作 : worry 忧虑, factory 工厂 ! money, company
  `,
  ),
  relation(
    3,
    1,
    "a plan → what is made after it",
    "计划 → 按它做成的事物",
    `
    blueprint 图纸 > building 大楼 : architect 建筑师, ruler 直尺
    recipe 菜谱 > dish 菜肴 : spoon 汤匙, cook 厨师
    script 剧本 > film 电影 : actor 演员, page 页
    sketch 草图 > painting 油画 : pencil 铅笔, artist 画家 ! building, dress
    score 乐谱 > concert 演奏 : note 音符, composer 作曲家
    paper pattern 纸样 > dress 连衣裙 : tailor 裁缝, scissors 剪刀
    outline 提纲 > essay 文章 : heading 标题, writer 作者 ! painting, film
    itinerary 行程表 > journey 旅行 : suitcase 箱子, travel agent 旅行社
    timetable 课程表 > lessons 上课 : Monday 星期一, bell 铃 ! journey
    strategy 战略 > battle 战斗 : general 将军, map 地图
  `,
  ),
  relation(
    3,
    1,
    "one of the parts in order → the whole",
    "一个段落 → 由它们连成的整体",
    `
    chapter 章 > novel 小说 : author 作家, library 图书馆
    act 幕 > play 话剧 : curtain 帷幕, actor 演员
    verse 诗节 > poem 诗 : rhyme 押韵, poet 诗人
    round 回合 > boxing match 拳击赛 : glove 拳套, champion 冠军
    episode 集 > series 电视剧 : television 电视机, actor 演员
    movement 乐章 > symphony 交响曲 : conductor 指挥, violin 小提琴
    link 环 > chain 链条 : metal 金属, anchor 锚
    clause 条款 > contract 合同 : lawyer 律师, signature 签名 ! article
    rung 横档 > ladder 梯子 : roof 屋顶, foot 脚
    stage 赛段 > cycle tour 自行车赛 : cyclist 车手, helmet 头盔 ! play
    paragraph 段 > article 文章 : comma 逗号, sentence 句子 ! novel, contract
  `,
  ),
  relation(
    2,
    1,
    "a unit → what it measures",
    "单位 → 所量的东西",
    `
    metre 米 > length 长度 : ruler 尺子, centimetre 厘米
    kilogram 千克 > mass 质量 : scales 秤, gram 克
    hour 小时 > time 时间 : clock 钟, minute 分钟
    litre 升 > volume 体积 : bottle 瓶子, milk 牛奶
    degree Celsius 摄氏度 > temperature 温度 : thermometer 温度计, ice 冰
    kilometre per hour 千米每小时 > speed 速度 : car 汽车, road 公路
    euro 欧元 > price 价格 : wallet 钱包, coin 硬币
    square metre 平方米 > area 面积 : carpet 地毯, room 房间
    decibel 分贝 > loudness 响度 : ear 耳朵, concert 音乐会 ! volume
    watt 瓦特 > power 功率 : light bulb 灯泡, engineer 工程师
  `,
  ),
];
