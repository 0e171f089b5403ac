import { relation } from "./entries";

export const animalRelations = [
  relation(
    1,
    0,
    "an animal → its home",
    "动物 → 它的住处",
    `
    bee 蜜蜂 > hive 蜂巢 : honey 蜂蜜, flower 花朵 ! nest
    bird 鸟 > nest 窝 : feather 羽毛, worm 虫子 ! coop
    dog 狗 > kennel 犬舍 : bone 骨头, cat 猫 ! nest, coop, house, den
    spider 蜘蛛 > web 网 : fly 苍蝇, leg 腿
    lion 狮子 > den 洞穴 : mane 鬃毛, tiger 老虎 ! coop
    horse 马 > stable 马厩 : saddle 马鞍, hay 干草 ! sty
    pig 猪 > sty 圈 : pork 猪肉, mud 泥 ! nest, coop, stable
    person 人 > house 房子 : friend 朋友, clothes 衣服
    fish 鱼 > water 水 : scales 鳞片, rod 钓竿
    chicken 鸡 > coop 笼 : egg 鸡蛋, feather 羽毛 ! nest, sty, house
  `,
  ),
  relation(
    2,
    0,
    "a grown animal → its young",
    "成年动物 → 它的幼体",
    `
    frog 青蛙 > tadpole 蝌蚪 : pond 池塘, insect 昆虫
    butterfly 蝴蝶 > caterpillar 毛毛虫 : flower 花朵, wing 翅膀
    horse 马 > foal 马驹 : saddle 马鞍, stable 马厩
    sheep 绵羊 > lamb 羊羔 : wool 羊毛, grass 青草
    cow 牛 > calf 牛犊 : milk 牛奶, beef 牛肉
    pig 猪 > piglet 猪崽 : pork 猪肉, sty 猪圈
    fly 苍蝇 > maggot 蛆 : swatter 蝇拍, spider 蜘蛛
    hen 母鸡 > chick 雏鸡 : egg 鸡蛋, feather 鸡毛
    deer 鹿 > fawn 鹿崽 : antlers 鹿角, forest 森林
  `,
  ),
  relation(
    1,
    0,
    "an animal → the sound that it makes",
    "动物 → 它的叫声",
    `
    dog 狗 > woof 汪汪 : bone 骨头, tail 尾巴
    cat 猫 > miaow 喵喵 : mouse 老鼠, fish 鱼
    cow 奶牛 > moo 哞哞 : milk 牛奶, grass 青草
    sheep 绵羊 > baa 咩咩 : wool 羊毛, grass 青草
    duck 鸭子 > quack 嘎嘎 : pond 池塘, feather 羽毛 ! croak
    frog 青蛙 > croak 呱呱 : pond 池塘, tadpole 蝌蚪
    bee 蜜蜂 > buzz 嗡嗡 : honey 蜂蜜, hive 蜂巢
    snake 蛇 > hiss 嘶嘶 : poison 毒液, lizard 蜥蜴
    mouse 老鼠 > squeak 吱吱 : cheese 奶酪, hole 洞 ! cheep
    chick 小鸡 > cheep 叽叽 : egg 蛋, hen 母鸡 ! squeak
  `,
  ),
  relation(
    1,
    0,
    "an animal → what covers its body",
    "动物 → 身体外面的东西",
    `
    swan 天鹅 > feathers 羽毛 : lake 湖, neck 脖子
    carp 鲤鱼 > scales 鳞片 : pond 池塘, fin 鳍
    tortoise 乌龟 > shell 硬壳 : egg 蛋, hare 兔子 ! scales, skin
    hedgehog 刺猬 > spines 尖刺 : insect 昆虫, forest 森林 ! fur, skin
    bear 熊 > fur 皮毛 : cave 山洞, honey 蜂蜜 ! skin, wool
    sheep 绵羊 > wool 绒毛 : grass 青草, shepherd 牧人 ! fur, skin
    person 人 > skin 皮肤 : bone 骨头, house 房子
  `,
  ),
  relation(
    2,
    0,
    "an animal → what it likes to eat",
    "动物 → 爱吃的东西",
    `
    panda 熊猫 > bamboo 竹子 : bear 狗熊, zoo 动物园 ! carrot, honey
    squirrel 松鼠 > nuts 坚果 : tail 尾巴, tree 大树 ! insects, banana, carrot, mulberry leaf
    cat 猫 > fish 鱼 : dog 狗, whiskers 胡须 ! insects
    dog 狗 > bone 骨头 : kennel 犬舍, lead 牵绳 ! fish, carrot
    monkey 猴子 > banana 香蕉 : tree 大树, zoo 动物园 ! nuts, insects, honey, mulberry leaf, carrot, bamboo
    silkworm 蚕 > mulberry leaf 桑叶 : silk 丝, moth 飞蛾
    rabbit 兔子 > carrot 胡萝卜 : burrow 地洞, fox 狐狸 ! grass, bamboo, mulberry leaf, banana
    swallow 燕子 > insects 昆虫 : wing 翅膀, nest 巢
    cow 奶牛 > grass 青草 : milk 牛奶, calf 牛犊 ! carrot, mulberry leaf, bamboo, banana
    bear 熊 > honey 蜂蜜 : cave 山洞, fur 皮毛 ! fish, nuts, insects, bone
  `,
  ),
];
