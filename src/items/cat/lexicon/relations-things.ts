import { relation } from "./entries";

export const thingRelations = [
  relation(
    1,
    0,
    "a thing → what it is used for doing",
    "物品 → 用它做的事",
    `
    knife 刀 > cut 切 : fork 叉子, blade 刀刃
    pen 钢笔 > write 写 : ink 墨水, paper 纸
    broom 扫帚 > sweep 扫 : dustpan 簸箕, floor 地板
    spoon 勺子 > stir 搅 : soup 汤, bowl 碗
    needle 针 > sew 缝 : thread 线, cloth 布
    spade 铁锹 > dig 挖 : soil 泥土, garden 花园
    oven 烤箱 > bake 烤 : bread 面包, kitchen 厨房
    soap 肥皂 > wash 洗 : bubble 泡沫, towel 毛巾
    key 钥匙 > unlock 开 : lock 锁, door 门
    bed 床 > sleep 睡 : pillow 枕头, bedroom 卧室
  `,
  ),
  relation(
    2,
    0,
    "a tool → what it works on",
    "工具 → 它所作用的东西",
    `
    key 钥匙 > lock 锁 : door handle 门把手, ring 圆环
    hammer 锤子 > nail 钉子 : saw 锯子, handle 手柄 ! wood
    comb 梳子 > hair 头发 : mirror 镜子, shampoo 洗发水 ! beard
    saw 锯子 > wood 木头 : hammer 锤子, sawdust 锯末
    iron 熨斗 > clothes 衣服 : steam 蒸汽, board 平板
    lawnmower 割草机 > grass 草 : garden 花园, petrol 汽油
    scissors 剪刀 > paper 纸 : blade 刀刃, glue 胶水 ! hair, clothes, grass, nail, beard
    pump 打气筒 > tyre 轮胎 : hose 软管, bicycle 自行车 ! ball
    racket 球拍 > ball 球 : net 球网, player 选手
    peeler 削皮刀 > potato 土豆 : kitchen 厨房, spoon 勺子
    razor 剃刀 > beard 胡须 : foam 泡沫, towel 毛巾 ! hair
  `,
  ),
  relation(
    1,
    0,
    "a part → the whole",
    "部分 → 整体",
    `
    wheel 轮子 > car 汽车 : road 公路, driver 司机 ! bicycle
    petal 花瓣 > flower 花 : bee 蜜蜂, vase 花瓶
    page 书页 > book 书 : reader 读者, pencil 铅笔
    finger 手指 > hand 手 : ring 戒指, nail 指甲
    roof 屋顶 > house 房子 : rain 雨, chimney 烟囱 ! car
    sleeve 袖子 > shirt 衬衫 : button 纽扣, arm 胳膊
    branch 树枝 > tree 树 : bird 鸟, leaf 树叶
    key 琴键 > piano 钢琴 : lock 锁, pianist 钢琴家
    toe 脚趾 > foot 脚 : shoe 鞋, sock 袜子
    sail 帆 > boat 船 : wind 风, sea 海
    feather 羽毛 > bird 鸟 : egg 蛋, wind 风
    handlebar 车把 > bicycle 自行车 : bell 车铃, rider 骑手
  `,
  ),
  relation(
    2,
    1,
    "one of many like parts → what they make up",
    "许多个同类 → 组成的整体",
    `
    tree 树 > forest 森林 : leaf 树叶, squirrel 松鼠
    soldier 士兵 > army 军队 : uniform 军装, rifle 步枪
    singer 歌手 > choir 合唱团 : song 歌曲, microphone 话筒 ! orchestra
    star 恒星 > galaxy 银河系 : telescope 望远镜, planet 行星
    letter 字母 > alphabet 字母表 : pencil 铅笔, sound 发音
    ship 船 > fleet 舰队 : harbour 港口, captain 船长
    island 岛 > archipelago 群岛 : sea 海, beach 沙滩
    musician 乐手 > orchestra 乐队 : violin 小提琴, concert 音乐会 ! choir
    pupil 学生 > class 班级 : exercise book 作业本, school bag 书包
    player 球员 > team 球队 : ball 足球, goal 球门 ! orchestra
    flower 花 > bouquet 花束 : vase 花瓶, perfume 香味
    step 台阶 > staircase 楼梯 : foot 脚, lift 电梯
  `,
  ),
  relation(
    1,
    0,
    "clothing → where it is worn",
    "穿戴的东西 → 穿戴的部位",
    `
    hat 帽子 > head 头 : sun 太阳, rain 雨
    glove 手套 > hand 手 : winter 冬天, wool 毛线 ! finger, wrist
    shoe 鞋 > foot 脚 : street 马路, sock 袜子 ! legs
    scarf 围巾 > neck 脖子 : winter 冬天, coat 大衣 ! head, face
    belt 皮带 > waist 腰 : trousers 裤子, leather 皮革
    ring 戒指 > finger 手指 : gold 黄金, wedding 婚礼 ! ear, hand
    glasses 眼镜 > eye 眼睛 : lens 镜片, book 书 ! ear, face
    earring 耳环 > ear 耳朵 : jewel 珠宝, necklace 项链 ! head, face
    mask 面具 > face 脸 : party 晚会, paint 颜料 ! head, eye
    bracelet 手镯 > wrist 手腕 : silver 白银, necklace 项链 ! hand
    trousers 裤子 > legs 腿 : belt 皮带, pocket 口袋 ! waist
  `,
  ),
  relation(
    1,
    0,
    "a part of the body → what it does",
    "身体的部分 → 它的作用",
    `
    eye 眼睛 > see 看 : eyelash 睫毛, glasses 眼镜
    ear 耳朵 > hear 听 : earring 耳环, music 音乐
    nose 鼻子 > smell 闻 : face 脸, handkerchief 手帕 ! breathe
    tooth 牙齿 > chew 嚼 : dentist 牙医, brush 牙刷 ! taste
    lung 肺 > breathe 呼吸 : chest 胸, air 空气
    brain 大脑 > think 思考 : skull 头颅, idea 主意 ! see, hear, smell, taste
    leg 腿 > walk 走 : shoe 鞋, knee 膝盖
    tongue 舌头 > taste 尝 : mouth 嘴, ice cream 冰淇淋 
    wing 翅膀 > fly 飞 : feather 羽毛, sky 天空
    stomach 胃 > digest 消化 : food 食物, belt 腰带
  `,
  ),
  relation(
    2,
    0,
    "an action → the part of the body that does it",
    "动作 → 做动作的部位",
    `
    kick 踢 > foot 脚 : ball 球, goal 球门
    clap 鼓掌 > hands 双手 : concert 音乐会, applause 掌声 ! arms
    bite 咬 > teeth 牙齿 : apple 苹果, dog 狗 ! lips
    lick 舔 > tongue 舌头 : ice cream 冰淇淋, lolly 糖果
    blink 眨 > eyelid 眼皮 : light 光, tear 眼泪
    sniff 嗅 > nose 鼻子 : flower 花, scent 气味
    kneel 跪 > knee 膝盖 : floor 地面, prayer 祈祷
    nod 点头 > head 头 : yes 同意, hat 帽子
    shrug 耸 > shoulders 肩膀 : coat 外套, doubt 疑问
    hug 拥抱 > arms 手臂 : friend 朋友, love 爱 ! hands
    kiss 亲吻 > lips 嘴唇 : mother 妈妈, love 爱
  `,
  ),
];
