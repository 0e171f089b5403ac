import { relation } from "./entries";

export const kindRelations = [
  relation(
    1,
    0,
    "a thing → what it is like",
    "事物 → 它的特点",
    `
    sugar 糖 > sweet 甜 : tea 茶, spoon 勺子
    ice 冰 > cold 冷 : water 水, skate 溜冰鞋 ! hard
    lemon 柠檬 > sour 酸 : tree 树, juice 果汁 ! light
    feather 羽毛 > light 轻 : bird 鸟, wing 翅膀 ! soft
    stone 石头 > hard 硬 : river 河, wall 墙 ! cold, heavy
    knife 刀子 > sharp 锋利 : fork 叉子, bread 面包 ! hard
    cotton 棉花 > soft 软 : field 田地, shirt 衬衫 ! light
    fire 火 > hot 烫 : smoke 烟, wood 木头 ! light
    snail 蜗牛 > slow 慢 : shell 壳, leaf 叶子 ! soft
    night 夜晚 > dark 黑 : moon 月亮, dream 梦 ! cold
    elephant 大象 > heavy 重 : trunk 鼻子, zoo 动物园 ! slow
  `,
  ),
  relation(
    1,
    1,
    "one of a kind → the kind",
    "一种东西 → 它所属的类别",
    `
    rose 玫瑰 > flower 花卉 : thorn 刺, garden 花园 ! colour
    sparrow 麻雀 > bird 鸟类 : nest 窝, wing 翅膀
    hammer 锤子 > tool 工具 : nail 钉子, carpenter 木匠 ! instrument
    chair 椅子 > furniture 家具 : table 桌子, leg 腿
    red 红 > colour 颜色 : blood 血, blue 蓝
    piano 钢琴 > instrument 乐器 : pianist 琴手, song 歌 ! furniture
    apple 苹果 > fruit 水果 : tree 树, pear 梨
    ant 蚂蚁 > insect 昆虫 : anthill 蚁穴, grain 米粒
    doll 娃娃 > toy 玩具 : dress 裙子, girl 女孩
    tennis 网球 > sport 运动 : racket 球拍, court 球场
    carrot 胡萝卜 > vegetable 蔬菜 : rabbit 兔子, soil 泥土
    shirt 衬衫 > clothes 衣服 : button 纽扣, collar 衣领
    iron 铁 > metal 金属 : rust 锈, magnet 磁铁 ! tool
  `,
  ),
  relation(
    2,
    1,
    "an example → its class",
    "例子 → 所属的大类",
    `
    copper 铜 > metal 金属 : wire 电线, coin 硬币
    oxygen 氧 > gas 气体 : breath 呼吸, plant 植物
    triangle 三角形 > shape 图形 : ruler 直尺, side 边
    comma 逗号 > punctuation mark 标点符号 : sentence 句子, pause 停顿
    chess 国际象棋 > game 棋类游戏 : king 国王, player 棋手
    waltz 华尔兹 > dance 舞蹈 : ballroom 舞厅, partner 舞伴
    novel 小说 > literature 文学 : author 作者, chapter 章节
    flu 流感 > illness 疾病 : fever 发烧, doctor 医生
    Spanish 西班牙语 > language 语言 : Madrid 马德里, dictionary 词典
    anger 愤怒 > emotion 情绪 : quarrel 争吵, shout 叫喊
    square metre 平方米 > unit 计量单位 : carpet 地毯, area 面积
    whale 鲸 > mammal 哺乳动物 : ocean 海洋, fin 鳍
    python 蟒 > reptile 爬行动物 : jungle 丛林, poison 毒液 ! language
  `,
  ),
  relation(
    1,
    0,
    "a container → what is kept in it",
    "容器 → 里面放的东西",
    `
    wallet 钱包 > money 钞票 : pocket 口袋, shop 商店
    vase 花瓶 > flowers 鲜花 : table 桌子, glass 玻璃
    wardrobe 衣柜 > clothes 衣服 : bedroom 卧室, mirror 镜子
    bookcase 书架 > books 图书 : reader 读者, wood 木板
    garage 车库 > car 小轿车 : house 房子, gate 大门
    fridge 冰箱 > food 食物 : kitchen 厨房, electricity 电
    teapot 茶壶 > tea 茶水 : handle 把手, kettle 水壶
    envelope 信封 > letter 信 : stamp 邮票, postman 邮递员 ! money
    bin 垃圾桶 > rubbish 垃圾 : street 街道, lid 盖子 ! flowers
    tank 油箱 > petrol 汽油 : engine 发动机, road 公路 ! goldfish
    aquarium 鱼缸 > goldfish 金鱼 : cat 猫, glass 玻璃
  `,
  ),
  relation(
    1,
    0,
    "a vehicle → where it travels",
    "交通工具 → 在哪里行驶",
    `
    car 汽车 > road 公路 : driver 司机, wheel 车轮
    ship 轮船 > sea 大海 : captain 船长, anchor 锚 ! river
    train 火车 > rails 铁轨 : ticket 车票, station 车站
    aeroplane 飞机 > sky 天空 : pilot 飞行员, wing 机翼
    rocket 火箭 > space 太空 : astronaut 航天员, fuel 燃料 ! sky
    canoe 独木舟 > river 河流 : paddle 桨, wood 木头 ! sea
    sledge 雪橇 > snow 雪地 : rope 绳子, glove 手套
    lift 电梯 > shaft 电梯井 : button 按钮, floor 楼层
    tractor 拖拉机 > field 田地 : farmer 农民, plough 犁 ! road
  `,
  ),
  relation(
    2,
    0,
    "a material → what is made of it",
    "材料 → 用它做成的东西",
    `
    flour 面粉 > bread 面包 : mill 磨坊, wheat 小麦
    clay 黏土 > pot 陶罐 : soil 泥土, river 河流
    wool 羊毛 > jumper 毛衣 : sheep 绵羊, needle 针
    leather 皮革 > boots 靴子 : cow 牛, fur 毛皮
    glass 玻璃 > window 窗户 : sand 沙子, fragment 碎片 ! pot, table
    grapes 葡萄 > wine 酒 : vine 藤, bunch 串
    milk 牛奶 > cheese 奶酪 : cow 奶牛, glass 杯子
    wood 木头 > table 桌子 : forest 森林, axe 斧头 ! window, pot, boots, sword, kite
    wax 蜡 > candle 蜡烛 : bee 蜜蜂, flame 火苗
    steel 钢 > sword 剑 : factory 工厂, fire 火 ! window, pot, table, boots
    paper 纸 > kite 风筝 : pencil 铅笔, tree 树 ! window
  `,
  ),
  relation(
    2,
    0,
    "a thing → its shape",
    "物品 → 它的形状",
    `
    dice 骰子 > cube 正方体 : game 游戏, dot 圆点 ! square, cuboid
    football 足球 > sphere 球体 : goal 球门, boot 球鞋 ! circle, oval
    tin can 罐头 > cylinder 圆柱 : lid 盖子, fish 鱼肉
    brick 砖头 > cuboid 长方体 : wall 墙, cement 水泥 ! cube
    coin 硬币 > circle 圆形 : purse 钱包, bank 银行 ! cylinder
    egg 鸡蛋 > oval 椭圆 : hen 母鸡, yolk 蛋黄 ! sphere
    funnel 漏斗 > cone 圆锥 : oil 油, bottle 瓶子
    honeycomb cell 蜂房 > hexagon 六边形 : bee 蜜蜂, honey 蜂蜜
    chessboard 棋盘 > square 正方形 : piece 棋子, player 棋手
  `,
  ),
  relation(
    2,
    1,
    "a thing → what keeps it going",
    "机器或生物 → 使它运转的东西",
    `
    car 汽车 > petrol 汽油 : road 公路, map 地图 ! battery, electricity
    sailing boat 帆船 > wind 风 : sea 海, harbour 港湾 ! current
    watch 手表 > battery 电池 : wrist 手腕, minute 分钟 ! electricity, current
    body 身体 > food 食物 : skin 皮肤, mirror 镜子
    plant 植物 > sunlight 阳光 : garden 花园, leaf 叶子 ! food
    steam engine 蒸汽机 > coal 煤炭 : railway 铁路, smoke 烟 ! firewood
    watermill 水磨 > current 水流 : flour 面粉, stone 石头
    cart 马车 > horse 马 : wheel 车轮, farmer 农民
    fridge 冰箱 > electricity 电 : kitchen 厨房, milk 牛奶 ! battery, current
    campfire 篝火 > firewood 木柴 : smoke 浓烟, tent 帐篷 ! coal, petrol
  `,
  ),
];
