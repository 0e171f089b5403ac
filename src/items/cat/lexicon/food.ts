import { field, kind } from "./entries";

export const foodWords = field("food", [
  kind(
    1,
    "fruit",
    "水果",
    `apple 苹果, banana 香蕉, grape 葡萄, pear 梨, peach 桃子, mango 芒果, strawberry 草莓, cherry 樱桃, pineapple 菠萝`,
    "nuts, chilli",
  ),
  kind(
    1,
    "vegetables",
    "蔬菜",
    `carrot 胡萝卜, cabbage 卷心菜, spinach 菠菜, potato 土豆, onion 洋葱, celery 芹菜, cauliflower 花椰菜, leek 韭葱`,
    "garlic, ginger, chilli, maize",
  ),
  kind(
    1,
    "drinks",
    "饮料",
    `tea 茶, coffee 咖啡, juice 果汁, lemonade 柠檬水, cocoa 可可, milk 牛奶, cola 可乐, soya milk 豆浆`,
    "yoghurt, milk powder, chocolate",
  ),
  kind(
    1,
    "sweet treats",
    "甜食",
    `cake 蛋糕, chocolate 巧克力, jelly 果冻, doughnut 甜甜圈, lollipop 棒棒糖, pudding 布丁, ice cream 冰淇淋, toffee 太妃糖`,
    "cocoa, fruit, biscuit, sugar, pancake, yoghurt, cream, cola, lemonade",
  ),
  kind(
    2,
    "milk products",
    "奶制品",
    `cheese 芝士, butter 黄油, yoghurt 酸奶, cream 奶油, milk powder 奶粉, ice cream 冰淇淋`,
    "milk, chocolate, cake, pudding, cocoa, toffee, soya milk",
  ),
  kind(
    2,
    "seasonings",
    "调味品",
    `salt 盐, pepper 胡椒, sugar 白糖, vinegar 醋, soy sauce 酱油, mustard 芥末, chilli 辣椒, garlic 大蒜, ginger 生姜`,
    "onion, lemonade, butter, leek, herbs used in cooking",
  ),
  kind(
    2,
    "nuts",
    "坚果",
    `walnut 核桃, almond 杏仁, cashew 腰果, hazelnut 榛子, chestnut 栗子, pistachio 开心果, peanut 花生`,
  ),
  kind(
    2,
    "foods made from flour",
    "面食",
    `bread 面包, noodles 面条, dumpling 饺子, pizza 披萨, biscuit 饼干, pancake 煎饼, steamed bun 馒头, pasta 通心粉`,
    "cake, doughnut, pudding",
  ),
  kind(
    1,
    "meats",
    "肉类食品",
    `ham 火腿, bacon 培根, sausage 香肠, steak 牛排, meatball 丸子, chicken wing 鸡翅, ribs 排骨, salami 腊肠`,
    "dumpling",
  ),
]);

export const cooking = field("kitchen work", [
  kind(
    2,
    "ways of cooking with heat",
    "加热烹调的方法",
    `boil 煮, fry 煎, steam 蒸, roast 烤, stew 炖, deep-fry 炸, braise 焖, stir-fry 炒`,
  ),
  kind(
    2,
    "ways of making food smaller",
    "把食物变小变碎的方法",
    `chop 剁, slice 切片, grate 擦丝, mince 绞碎, grind 研磨, mash 捣烂, dice 切丁, crush 压碎`,
    "blend",
  ),
  kind(
    2,
    "ways of putting food together",
    "把食材合在一起的方法",
    `stir 搅拌, mix 混合, knead 揉, whisk 搅打, blend 调和, toss 拌`,
    "mash, mince, stir-fry",
  ),
  kind(
    2,
    "ways of tidying a kitchen",
    "收拾厨房的方法",
    `wipe 擦, rinse 冲洗, scrub 刷, sweep 扫, dry 晾干, mop 拖地`,
    "steam",
  ),
]);
