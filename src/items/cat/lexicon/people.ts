import { field, kind } from "./entries";

export const jobs = field("jobs", [
  kind(
    1,
    "people who treat the ill",
    "治病救人的人",
    `doctor 医生, nurse 护士, dentist 牙医, surgeon 外科大夫, pharmacist 药剂师, vet 兽医, paramedic 急救员`,
    "biologist, chemist, lifeguard, firefighter",
  ),
  kind(
    2,
    "performers",
    "表演者",
    `singer 歌手, dancer 舞蹈演员, actor 演员, clown 小丑, magician 魔术师, acrobat 杂技演员, puppeteer 木偶师, pianist 钢琴家`,
    "composer, poet",
  ),
  kind(
    2,
    "people who build and repair",
    "建造和修理的人",
    `carpenter 木匠, bricklayer 瓦工, plumber 水管工, electrician 电工, roofer 屋顶工, mechanic 修理工, welder 焊工`,
  ),
  kind(
    2,
    "people who work with food",
    "和食物打交道的人",
    `chef 厨师, baker 面包师, butcher 屠夫, waiter 服务员, pastry cook 糕点师, greengrocer 菜贩`,
  ),
  kind(
    1,
    "people who keep us safe",
    "保护大家安全的人",
    `police officer 警察, firefighter 消防员, soldier 士兵, lifeguard 救生员, security guard 保安, bodyguard 保镖`,
    "nurse, doctor, paramedic, judge, captain",
  ),
  kind(
    3,
    "scientists",
    "科学家",
    `physicist 物理学家, chemist 化学家, biologist 生物学家, astronomer 天文学家, geologist 地质学家, botanist 植物学家`,
    "pharmacist, doctor, surgeon, vet, dentist, astronaut",
  ),
  kind(
    3,
    "people who write",
    "写作的人",
    `poet 诗人, novelist 小说家, journalist 记者, playwright 剧作家, essayist 散文家, biographer 传记作家`,
    "composer, scientists",
  ),
  kind(
    3,
    "people in a court of law",
    "法庭上的人",
    `judge 法官, lawyer 律师, witness 证人, prosecutor 检察官, defendant 被告, juror 陪审员, plaintiff 原告`,
    "police officer, security guard, journalist",
  ),
  kind(
    2,
    "people who steer or drive",
    "驾驶交通工具的人",
    `pilot 飞行员, taxi driver 出租车司机, helmsman 舵手, racing driver 赛车手, astronaut 航天员, coachman 马车夫, motorcyclist 摩托车手`,
    "paramedic, soldier, firefighter, police officer",
  ),
]);

export const family = field("people", [
  kind(
    1,
    "relatives",
    "亲属",
    `mother 妈妈, father 爸爸, uncle 叔叔, aunt 姑姑, grandmother 奶奶, cousin 表哥, nephew 侄子, sister 姐姐`,
    "king, queen",
  ),
  kind(
    2,
    "rulers",
    "统治者",
    `king 国王, queen 女王, emperor 皇帝, pharaoh 法老, tsar 沙皇, chieftain 酋长, president 总统`,
  ),
  kind(
    2,
    "people who break the law",
    "违法的人",
    `thief 小偷, robber 强盗, pirate 海盗, kidnapper 绑匪, swindler 骗子, smuggler 走私犯, arsonist 纵火犯`,
  ),
  kind(
    2,
    "people who learn",
    "学习的人",
    `pupil 小学生, apprentice 学徒, trainee 实习生, undergraduate 大学生, beginner 初学者, learner driver 驾校学员`,
  ),
  kind(
    2,
    "people who are travelling",
    "出门在外的人",
    `tourist 游客, passenger 乘客, explorer 探险家, hiker 徒步者, nomad 游牧民, pilgrim 朝圣者, hitchhiker 搭便车的人`,
    "pirate, smuggler, learner driver",
  ),
  kind(
    3,
    "people who lead others",
    "带领别人的人",
    `captain 队长, headteacher 校长, coach 教练, general 将军, manager 经理, mayor 市长, chairperson 主席`,
    "rulers, explorer, mother, father",
  ),
]);

export const school = field("school", [
  kind(
    1,
    "school subjects",
    "学科",
    `maths 数学, history 历史, geography 地理, music 音乐, art 美术, physics 物理, biology 生物, chemistry 化学`,
  ),
  kind(
    1,
    "things to write and draw with",
    "写字画画用的东西",
    `pencil 铅笔, fountain pen 钢笔, chalk 粉笔, crayon 蜡笔, writing brush 毛笔, ballpoint 圆珠笔`,
    "ruler, rubber",
  ),
  kind(
    1,
    "stationery",
    "文具",
    `rubber 橡皮, glue 胶水, stapler 订书机, sharpener 卷笔刀, pencil case 笔袋, paper clip 回形针, pen holder 笔筒, ruler 尺子`,
    "things to write and draw with",
  ),
  kind(
    1,
    "things to read",
    "读物",
    `newspaper 报纸, magazine 杂志, novel 小说, comic 漫画, dictionary 词典, diary 日记, encyclopedia 百科全书`,
    "fable, poem, fairy tale, kinds of literature",
  ),
  kind(
    2,
    "parts of a book",
    "书的各部分",
    `cover 封面, page 书页, chapter 章节, title 书名, index 索引, contents 目录, preface 前言, footnote 脚注`,
  ),
  kind(
    2,
    "people at school",
    "学校里的人",
    `teacher 教师, pupil 小学生, headteacher 校长, class monitor 班长, librarian 图书管理员, caretaker 校工`,
  ),
]);

export const languageWords = field("language", [
  kind(
    3,
    "kinds of literature",
    "文学体裁",
    `poem 诗歌, fairy tale 童话, fable 寓言, essay 散文, play 剧本, myth 神话, biography 传记, novel 小说`,
    "letter",
  ),
  kind(
    2,
    "punctuation marks",
    "标点符号",
    `full stop 句号, comma 逗号, question mark 问号, colon 冒号, semicolon 分号, exclamation mark 感叹号, bracket 括号`,
    "minus sign",
  ),
  kind(
    2,
    "signs used in sums",
    "算式里的符号",
    `plus sign 加号, minus sign 减号, equals sign 等号, times sign 乘号, division sign 除号, root sign 根号`,
    "bracket, colon, comma, full stop",
  ),
  kind(
    2,
    "written messages",
    "文字消息",
    `letter 信件, email 电子邮件, postcard 明信片, text message 短信, telegram 电报, note 便条, invitation 请柬, greeting card 贺卡`,
  ),
  kind(
    3,
    "pieces of language, small to large",
    "语言的单位",
    `letter of the alphabet 字母, syllable 音节, word 单词, phrase 词组, sentence 句子, paragraph 段落, line of verse 诗行`,
    "page, chapter",
  ),
]);
