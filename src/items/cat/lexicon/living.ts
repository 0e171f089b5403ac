import { field, kind } from "./entries";

export const animalWords = field("animals", [
  kind(
    1,
    "insects",
    "昆虫",
    `ant 蚂蚁, bee 蜜蜂, butterfly 蝴蝶, beetle 甲虫, mosquito 蚊子, cricket 蟋蟀, dragonfly 蜻蜓, grasshopper 蚱蜢`,
  ),
  kind(
    1,
    "birds",
    "鸟类",
    `sparrow 麻雀, eagle 老鹰, parrot 鹦鹉, swan 天鹅, pigeon 鸽子, peacock 孔雀, owl 猫头鹰, turkey 火鸡`,
  ),
  kind(
    2,
    "fish",
    "鱼类",
    `shark 鲨鱼, salmon 三文鱼, carp 鲤鱼, goldfish 金鱼, tuna 金枪鱼, cod 鳕鱼, seahorse 海马, trout 鳟鱼`,
    "turtle",
  ),
  kind(
    1,
    "farm animals",
    "家畜",
    `cow 奶牛, pig 猪, sheep 绵羊, goat 山羊, horse 马, donkey 驴, mule 骡子, ox 公牛`,
    "turkey, bee, camel, zebra, elephant, deer",
  ),
  kind(
    1,
    "beasts of prey",
    "猛兽",
    `lion 狮子, tiger 老虎, wolf 狼, leopard 豹子, hyena 鬣狗, polar bear 北极熊, cheetah 猎豹, lynx 猞猁`,
    "mammals that live in the sea, crocodile, shark, eagle, owl, python, cobra, sea lion, walrus",
  ),
  kind(
    2,
    "plant-eating mammals",
    "食草哺乳动物",
    `elephant 大象, giraffe 长颈鹿, zebra 斑马, deer 鹿, kangaroo 袋鼠, rhinoceros 犀牛, camel 骆驼, koala 考拉`,
    `farm animals, rodents, manatee, gorilla, grasshopper, tortoise, butterfly, bee, beetle,
    lion, leopard, cheetah, hyena, crocodile`,
  ),
  kind(
    2,
    "reptiles",
    "爬行动物",
    `cobra 眼镜蛇, lizard 蜥蜴, crocodile 鳄鱼, tortoise 乌龟, chameleon 变色龙, gecko 壁虎, python 蟒, turtle 海龟`,
  ),
  kind(
    3,
    "mammals that live in the sea",
    "海洋哺乳动物",
    `whale 鲸鱼, dolphin 海豚, walrus 海象, sea lion 海狮, seal 海豹, manatee 海牛, orca 虎鲸, porpoise 鼠海豚`,
    "polar bear",
  ),
  kind(
    3,
    "animals without bones that live in the sea",
    "海洋无脊椎动物",
    `starfish 海星, sea urchin 海胆, jellyfish 水母, squid 鱿鱼, octopus 章鱼, lobster 龙虾, clam 蛤蜊, crab 螃蟹`,
    "fish, turtle, tortoise",
  ),
  kind(
    3,
    "rodents",
    "啮齿动物",
    `mouse 老鼠, squirrel 松鼠, hamster 仓鼠, beaver 河狸, guinea pig 豚鼠, porcupine 豪猪, marmot 旱獭`,
    "goldfish, parrot, tortoise",
  ),
  kind(
    3,
    "apes and monkeys",
    "灵长类动物",
    `gorilla 大猩猩, chimpanzee 黑猩猩, orangutan 红毛猩猩, baboon 狒狒, gibbon 长臂猿, macaque 猕猴`,
  ),
]);

export const birds = field("birds", [
  kind(
    3,
    "birds of prey",
    "猛禽",
    `eagle 老鹰, falcon 猎隼, owl 猫头鹰, vulture 秃鹫, kestrel 红隼, harrier 鹞子`,
    "heron",
  ),
  kind(
    3,
    "birds that cannot fly",
    "不会飞的鸟",
    `penguin 企鹅, ostrich 鸵鸟, emu 鸸鹋, kiwi 几维鸟, cassowary 鹤鸵, dodo 渡渡鸟`,
    "turkey, peacock",
  ),
  kind(
    3,
    "birds that live by water",
    "水鸟",
    `swan 天鹅, duck 鸭子, seagull 海鸥, pelican 鹈鹕, flamingo 火烈鸟, heron 苍鹭, goose 大雁, crane 丹顶鹤`,
    "penguin, ostrich, emu",
  ),
  kind(
    3,
    "small songbirds",
    "鸣禽",
    `sparrow 麻雀, robin 知更鸟, lark 云雀, nightingale 夜莺, thrush 画眉, canary 金丝雀, oriole 黄鹂, swallow 燕子`,
    "parrot, pigeon",
  ),
]);

export const plants = field("plants", [
  kind(
    2,
    "trees",
    "树木",
    `oak 橡树, pine 松树, willow 柳树, maple 枫树, poplar 杨树, birch 桦树, elm 榆树, fir 冷杉, plane tree 梧桐`,
  ),
  kind(
    2,
    "parts of a tree",
    "树的各部分",
    `trunk 树干, branch 树枝, bark 树皮, root 树根, leaf 树叶, twig 细枝, crown 树冠`,
    "bud, stalk",
  ),
  kind(
    1,
    "flowers",
    "花卉",
    `rose 玫瑰, tulip 郁金香, lily 百合, daisy 雏菊, sunflower 向日葵, orchid 兰花, peony 牡丹, daffodil 水仙`,
  ),
  kind(
    3,
    "herbs used in cooking",
    "香草",
    `mint 薄荷, basil 罗勒, rosemary 迷迭香, thyme 百里香, parsley 欧芹, coriander 香菜, fennel 茴香, dill 莳萝`,
    "rose",
  ),
  kind(
    2,
    "parts of a flower",
    "花的各部分",
    `petal 花瓣, pollen 花粉, stamen 雄蕊, bud 花蕾, stalk 花茎, sepal 萼片, nectar 花蜜`,
    "parts of a tree",
  ),
  kind(
    2,
    "cereals",
    "谷物",
    `rice 稻子, wheat 小麦, oats 燕麦, barley 大麦, maize 玉米, rye 黑麦, millet 谷子, sorghum 高粱`,
  ),
]);

export const bodyWords = field("the body", [
  kind(
    1,
    "parts of the face",
    "脸上的部位",
    `eye 眼睛, nose 鼻子, mouth 嘴巴, cheek 脸颊, chin 下巴, forehead 额头, eyebrow 眉毛`,
  ),
  kind(
    2,
    "organs inside the body",
    "内脏",
    `heart 心脏, lung 肺, liver 肝, stomach 胃, kidney 肾, intestine 肠, bladder 膀胱, spleen 脾`,
  ),
  kind(
    1,
    "parts of the arm",
    "手臂上的部位",
    `hand 手掌, elbow 肘, wrist 手腕, finger 手指, thumb 拇指, palm 掌心, knuckle 指关节, fingernail 指甲`,
    "shoulder, knee, ankle, hip, toe",
  ),
  kind(
    1,
    "parts of the leg",
    "腿上的部位",
    `foot 脚, knee 膝盖, ankle 脚踝, toe 脚趾, heel 脚跟, thigh 大腿, calf 小腿, shin 胫`,
    "hip",
  ),
  kind(
    2,
    "parts of the trunk",
    "躯干上的部位",
    `chest 胸, back 背, belly 肚子, waist 腰, shoulder 肩膀, hip 胯`,
    "stomach",
  ),
]);

export const health = field("health", [
  kind(
    2,
    "illnesses",
    "疾病",
    `flu 流感, measles 麻疹, asthma 哮喘, pneumonia 肺炎, chickenpox 水痘, diabetes 糖尿病, mumps 腮腺炎, malaria 疟疾`,
  ),
  kind(
    3,
    "injuries",
    "外伤",
    `bruise 瘀青, burn 灼伤, fracture 骨折, sprain 扭伤, graze 擦伤, scald 烫伤, dislocation 脱臼, frostbite 冻疮`,
    "rash",
  ),
  kind(
    3,
    "signs of illness",
    "生病的表现",
    `fever 发烧, cough 咳嗽, rash 皮疹, headache 头痛, sneeze 打喷嚏, runny nose 流鼻涕, dizziness 头晕, shivering 发抖`,
  ),
  kind(
    2,
    "things that treat the ill or the hurt",
    "治病疗伤的用品",
    `pill 药片, ointment 药膏, plaster 创可贴, bandage 绷带, syringe 注射器, crutch 拐杖, gauze 纱布, sling 三角巾`,
  ),
]);
