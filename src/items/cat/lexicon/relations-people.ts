import { relation } from "./entries";

export const peopleRelations = [
  relation(
    1,
    0,
    "someone at work → a thing used at work",
    "干活的人 → 常用的工具",
    `
    hairdresser 理发师 > scissors 剪刀 : hair 头发, customer 顾客 ! brush, broom
    tailor 裁缝 > needle 针 : suit 西装, shop 店铺 ! scissors
    farmer 农民 > plough 犁 : field 田地, cow 牛 ! axe
    photographer 摄影师 > camera 照相机 : album 相册, smile 微笑
    fisherman 渔夫 > net 网 : river 河, shark 鲨鱼
    woodcutter 伐木工 > axe 斧头 : forest 森林, tree 树
    cook 厨师 > pan 锅 : restaurant 餐馆, meal 饭菜 ! scissors, broom, brush
    writer 作家 > pen 钢笔 : novel 小说, reader 读者 ! brush
    artist 画家 > brush 毛刷 : gallery 展览馆, portrait 肖像 ! pen
    astronomer 天文学家 > telescope 望远镜 : star 星星, night 夜晚 ! camera
    cleaner 清洁工 > broom 扫帚 : street 街道, rubbish 垃圾 ! brush
    conductor 指挥 > baton 指挥棒 : orchestra 乐队, concert 音乐会
  `,
  ),
  relation(
    1,
    1,
    "someone at work → the place of work",
    "职业 → 工作的地方",
    `
    teacher 老师 > school 学校 : pupil 学生, chalk 粉笔
    doctor 大夫 > hospital 医院 : patient 病人, medicine 药 ! school
    chef 厨师 > restaurant 餐馆 : pan 平底锅, meal 饭菜
    farmer 农民 > field 田地 : tractor 拖拉机, wheat 小麦
    actor 演员 > stage 舞台 : costume 戏服, audience 观众
    judge 法官 > court 法院 : law 法律, thief 小偷
    miner 矿工 > mine 矿井 : coal 煤, lamp 灯
    sailor 水手 > ship 轮船 : anchor 锚, storm 风暴
    scientist 科学家 > laboratory 实验室 : discovery 发现, microscope 显微镜 ! hospital, space station, field, school
    astronaut 航天员 > space station 空间站 : helmet 头盔, star 星星
    bank clerk 柜员 > bank 银行 : money 钱, customer 顾客
  `,
  ),
  relation(
    1,
    0,
    "a maker → what it makes",
    "制作者 → 做出来的东西",
    `
    bee 蜜蜂 > honey 蜜 : flower 花, wing 翅膀 ! nest
    spider 蜘蛛 > web 网 : fly 苍蝇, corner 角落 ! silk, egg, nest
    silkworm 蚕 > silk 丝 : leaf 叶子, moth 飞蛾
    hen 母鸡 > egg 蛋 : farm 农场, beak 嘴 ! nest
    tailor 裁缝 > clothes 衣服 : needle 针, scissors 剪刀
    carpenter 木匠 > furniture 家具 : saw 锯子, nail 钉子
    painter 画家 > picture 图画 : brush 画笔, colour 颜色
    baker 面包师 > bread 面包 : flour 面粉, oven 烤箱
    author 作家 > novel 小说 : pen 钢笔, library 图书馆
    bird 鸟 > nest 窝 : feather 羽毛, sky 天空 ! egg
    composer 作曲家 > symphony 交响乐 : piano 钢琴, ear 耳朵
  `,
  ),
  relation(
    2,
    1,
    "someone → those who are served",
    "职业 → 服务的对象",
    `
    doctor 医生 > patient 病人 : hospital 医院, medicine 药品
    teacher 老师 > pupil 学生 : classroom 教室, lesson 课程
    shopkeeper 店主 > customer 顾客 : goods 商品, till 收银机 ! client
    lawyer 律师 > client 当事人 : court 法庭, law 法律 ! customer
    bus driver 公交司机 > passenger 乘客 : road 公路, engine 发动机 ! tourist, customer
    coach 教练 > athlete 运动员 : whistle 哨子, stadium 体育场 ! pupil
    actor 演员 > audience 观众 : stage 舞台, script 剧本 ! listener
    author 作家 > reader 读者 : novel 小说, pen 钢笔 ! audience
    nanny 保姆 > baby 婴儿 : pram 婴儿车, lullaby 摇篮曲
    tour guide 导游 > tourist 游客 : map 地图, museum 博物馆 ! customer, client, passenger, audience
    vet 兽医 > animal 动物 : injection 打针, farm 农场 ! patient, client, customer
    singer 歌手 > listener 听众 : song 歌曲, microphone 话筒 ! audience
  `,
  ),
  relation(
    2,
    1,
    "someone → what they typically do",
    "人 → 他们常做的事",
    `
    judge 法官 > decide 判决 : court 法庭, law 法律
    tailor 裁缝 > sew 缝制 : needle 针, suit 西装 ! design
    architect 建筑师 > design 设计 : building 大楼, ruler 直尺 ! devise
    surgeon 外科医生 > operate 动手术 : hospital 医院, scalpel 手术刀
    explorer 探险家 > discover 发现 : map 地图, jungle 丛林
    porter 搬运工 > carry 搬 : suitcase 箱子, station 车站 ! deliver
    chef 厨师 > cook 烹饪 : menu 菜单, restaurant 餐馆
    miner 矿工 > dig 挖掘 : coal 煤, lamp 灯
    guard 卫兵 > protect 守卫 : gate 大门, uniform 制服 ! watch
    spectator 观众 > watch 观看 : stadium 体育场, ticket 门票
    inventor 发明家 > devise 创造 : machine 机器, patent 专利 ! design, discover
    messenger 信使 > deliver 送达 : letter 信, horse 马 ! carry
  `,
  ),
  relation(
    1,
    0,
    "the male → the female",
    "男（雄）→ 女（雌）",
    `
    king 国王 > queen 女王 : crown 王冠, palace 宫殿
    brother 哥哥 > sister 姐姐 : cousin 表哥, family 家庭
    husband 丈夫 > wife 妻子 : wedding 婚礼, home 家 ! bride
    father 爸爸 > mother 妈妈 : son 儿子, family 家庭 ! wife
    nephew 侄子 > niece 侄女 : uncle 叔叔, child 孩子
    son 儿子 > daughter 女儿 : father 爸爸, baby 婴儿
    bridegroom 新郎 > bride 新娘 : ring 戒指, wedding 婚礼 ! wife
    grandfather 爷爷 > grandmother 奶奶 : grandson 孙子, wrinkle 皱纹
    uncle 叔叔 > aunt 婶婶 : nephew 侄子, family 家庭
    boy 男孩 > girl 女孩 : child 孩子, toy 玩具 ! daughter, sister
    prince 王子 > princess 公主 : throne 王位, castle 城堡
    rooster 公鸡 > hen 母鸡 : egg 鸡蛋, farm 农场
  `,
  ),
  relation(
    2,
    1,
    "a group → the one who leads it",
    "团体 → 带领它的人",
    `
    orchestra 乐队 > conductor 指挥 : violin 小提琴, concert 音乐会 ! director
    army 军队 > general 将军 : soldier 士兵, battle 战役 ! captain, chief
    kingdom 王国 > king 国王 : palace 宫殿, castle 城堡
    newspaper 报社 > editor 主编 : headline 头条, reader 读者
    tribe 部落 > chief 酋长 : hut 茅屋, hunter 猎人 ! king
    ship’s crew 船员 > captain 船长 : sailor 水手, harbour 港口
    city 城市 > mayor 市长 : street 街道, citizen 市民
    school 学校 > headteacher 校长 : pupil 学生, lesson 课程
    company 公司 > manager 经理 : office 办公室, clerk 职员 ! director
    monastery 寺院 > abbot 方丈 : monk 僧人, prayer 祈祷
    football team 足球队 > coach 教练 : goal 球门, stadium 体育场 ! captain, manager
    film crew 剧组 > director 导演 : actor 演员, camera 摄影机
  `,
  ),
  relation(
    1,
    1,
    "an activity → the place for it",
    "活动 → 进行的地方",
    `
    sleep 睡觉 > bedroom 卧室 : pillow 枕头, dream 梦
    cook 做饭 > kitchen 厨房 : pot 锅, meal 饭菜
    swim 游泳 > pool 水池 : towel 毛巾, fish 鱼 ! bathroom
    shop 购物 > market 市场 : money 钱, bag 袋子
    shower 洗澡 > bathroom 浴室 : soap 肥皂, towel 毛巾 ! pool
    borrow books 借书 > library 图书馆 : page 书页, reader 读者
    catch a plane 乘飞机 > airport 机场 : pilot 飞行员, suitcase 行李箱
    see a film 看电影 > cinema 影院 : popcorn 爆米花, actor 演员
    camp 露营 > forest 树林 : campfire 篝火, torch 手电筒 ! mountain
    ski 滑雪 > mountain 山坡 : winter 冬天, glove 手套 ! forest
    save money 存钱 > bank 银行 : coin 硬币, wallet 钱包
    have a haircut 理发 > barber’s 发廊 : scissors 剪刀, comb 梳子
  `,
  ),
  relation(
    2,
    0,
    "an action → what comes of it",
    "动作 → 做出来的结果",
    `
    build 建造 > house 房屋 : brick 砖块, hammer 锤子 ! statue
    paint 绘画 > picture 图像 : brush 笔刷, artist 美术家 ! house
    cook 烹饪 > meal 饭菜 : stove 炉子, chef 厨师 ! cake
    sew 缝纫 > dress 裙子 : needle 针, thread 线
    dig 挖 > hole 坑 : spade 铁锹, soil 泥土
    carve 雕刻 > statue 塑像 : chisel 凿子, stone 石头
    bake 烘焙 > cake 蛋糕 : oven 烤箱, flour 面粉 ! meal
    compose 谱曲 > melody 旋律 : piano 钢琴, composer 音乐家
    invite 邀请 > guest 客人 : card 卡片, birthday 生日
    think 思考 > idea 主意 : brain 大脑, silence 安静
    weave 编织 > carpet 地毯 : loom 织机, thread 线 ! dress
  `,
  ),
  relation(
    2,
    1,
    "a country → its capital",
    "国家 → 首都",
    `
    France 法国 > Paris 巴黎 : Lyon 里昂, Germany 德国
    Japan 日本 > Tokyo 东京 : Osaka 大阪, Thailand 泰国
    Egypt 埃及 > Cairo 开罗 : Luxor 卢克索, pyramid 金字塔
    Italy 意大利 > Rome 罗马 : Milan 米兰, Venice 威尼斯
    Russia 俄罗斯 > Moscow 莫斯科 : Saint Petersburg 圣彼得堡, Poland 波兰
    Spain 西班牙 > Madrid 马德里 : Barcelona 巴塞罗那, Portugal 葡萄牙
    Greece 希腊 > Athens 雅典 : Crete 克里特, Turkey 土耳其
    Germany 德国 > Berlin 柏林 : Munich 慕尼黑, France 法国
    Australia 澳大利亚 > Canberra 堪培拉 : Sydney 悉尼, Melbourne 墨尔本
    Britain 英国 > London 伦敦 : Manchester 曼彻斯特, Ireland 爱尔兰
    Turkey 土耳其 > Ankara 安卡拉 : Istanbul 伊斯坦布尔, Greece 希腊
    Canada 加拿大 > Ottawa 渥太华 : Toronto 多伦多, Montreal 蒙特利尔
  `,
  ),
  relation(
    3,
    2,
    "a science → what it studies",
    "学科 → 研究的对象",
    `
    astronomy 天文学 > stars 星辰 : telescope 望远镜, night 夜晚
    geology 地质学 > rocks 岩石 : hammer 锤子, explorer 勘探员
    medicine 医学 > diseases 疾病 : doctor 大夫, hospital 医院
    history 历史 > the past 往事 : date 日期, museum 博物馆 ! ruins
    archaeology 考古学 > ruins 遗迹 : spade 铲子, museum 博物馆 ! the past
    meteorology 气象学 > weather 天气 : forecast 预报, balloon 气球
    psychology 心理学 > the mind 精神 : test 测试, clinic 诊所
    genetics 遗传学 > genes 基因 : laboratory 实验室, twins 双胞胎 ! diseases
    geometry 几何 > shapes 图形 : compasses 圆规, theorem 定理
    mechanics 力学 > motion 运动 : engineer 工程师, experiment 实验
    linguistics 语言学 > speech 话语 : dictionary 词典, interpreter 翻译
    botany 植物学 > plants 草木 : greenhouse 温室, herbarium 标本
  `,
  ),
  relation(
    3,
    1,
    "someone → what they search for",
    "人 → 所寻找的东西",
    `
    detective 侦探 > culprit 罪犯 : police station 警局, pipe 烟斗
    miner 矿工 > ore 矿石 : lamp 矿灯, tunnel 隧道
    hunter 猎人 > prey 猎物 : rifle 猎枪, forest 森林 ! food
    judge 法官 > justice 公正 : robe 长袍, gavel 法槌 ! culprit
    scholar 学者 > knowledge 知识 : library 图书馆, spectacles 眼镜
    pirate 海盗 > treasure 宝藏 : island 岛屿, flag 旗帜 ! prey, profit
    beggar 乞丐 > alms 施舍 : rags 破衣, pavement 人行道 ! food
    patient 病人 > cure 疗法 : nurse 护士, bed 病床
    the hungry 饥民 > food 粮食 : famine 饥荒, thinness 消瘦 ! alms, prey
    lost traveller 迷路者 > way 出路 : rucksack 背包, journey 旅程
    merchant 商人 > profit 利润 : scales 秤, shop 店铺 ! treasure
    explorer 探险家 > new land 新大陆 : ship 轮船, hardship 艰险 ! treasure, way, knowledge
  `,
  ),
  relation(
    3,
    2,
    "someone → the quality that marks them",
    "人 → 突出的品质",
    `
    hero 英雄 > courage 勇气 : medal 勋章, battle 战役 ! strength, loyalty
    genius 天才 > intelligence 智力 : prize 奖项, invention 发明 ! knowledge
    coward 懦夫 > fear 恐惧 : flight 逃跑, mouse 老鼠
    miser 守财奴 > greed 贪婪 : coin 金币, beggar 乞丐
    optimist 乐观者 > hope 希望 : smile 微笑, future 未来
    tyrant 暴君 > cruelty 残忍 : throne 宝座, palace 宫殿 ! greed
    comedian 喜剧演员 > humour 幽默 : stage 舞台, laughter 笑声
    expert 专家 > knowledge 学识 : advice 建议, conference 会议 ! intelligence
    liar 骗子 > dishonesty 虚伪 : trick 花招, victim 受害者 ! greed
    friend 朋友 > loyalty 忠诚 : gift 礼物, party 聚会 ! humour
    champion 冠军 > strength 实力 : trophy 奖杯, contest 比赛 ! courage
    show-off 爱显摆的人 > vanity 虚荣 : mirror 镜子, applause 掌声
  `,
  ),
];
