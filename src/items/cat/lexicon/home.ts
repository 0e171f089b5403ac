import { field, kind } from "./entries";

export const homeWords = field("home", [
  kind(
    1,
    "furniture",
    "家具",
    `table 桌子, chair 椅子, bed 床, sofa 沙发, wardrobe 衣柜, bookcase 书架, stool 凳子, cupboard 橱柜, bench 长凳`,
    "mattress, table lamp",
  ),
  kind(
    1,
    "electrical machines",
    "家用电器",
    `fridge 冰箱, washing machine 洗衣机, microwave 微波炉, television 电视, fan 风扇, hairdryer 吹风机, toaster 烤面包机,
    air conditioner 空调`,
    "table lamp, chandelier, kettle, light bulb, vacuum cleaner, torch, razor",
  ),
  kind(
    1,
    "tableware",
    "餐具",
    `plate 盘子, bowl 碗, mug 杯子, spoon 勺子, fork 叉子, chopsticks 筷子, saucer 碟子, teapot 茶壶`,
    "kettle, bottle, jar",
  ),
  kind(
    2,
    "bedding",
    "床上用品",
    `pillow 枕头, blanket 毯子, quilt 被子, sheet 床单, mattress 床垫, pillowcase 枕套, mosquito net 蚊帐, bedspread 床罩`,
    "towel, bed",
  ),
  kind(
    1,
    "rooms",
    "房间",
    `kitchen 厨房, bedroom 卧室, bathroom 浴室, living room 客厅, study 书房, attic 阁楼, cellar 地窖, hall 门厅`,
  ),
  kind(
    1,
    "parts of a building",
    "建筑物的部分",
    `roof 屋顶, wall 墙, floor 地板, door 门, window 窗户, ceiling 天花板, stairs 楼梯, chimney 烟囱`,
    "rooms",
  ),
  kind(
    2,
    "things that give light",
    "发光的东西",
    `table lamp 台灯, torch 手电筒, candle 蜡烛, lantern 灯笼, chandelier 吊灯, light bulb 灯泡, campfire 篝火, firefly 萤火虫`,
    "television, window",
  ),
  kind(
    1,
    "things for washing yourself",
    "洗漱用品",
    `soap 肥皂, shampoo 洗发水, toothpaste 牙膏, toothbrush 牙刷, towel 毛巾, comb 梳子, razor 剃须刀, face cream 面霜`,
    "hairdryer, bucket, cloth",
  ),
  kind(
    1,
    "things for cleaning the house",
    "打扫用品",
    `broom 扫帚, mop 拖把, dustpan 簸箕, vacuum cleaner 吸尘器, duster 鸡毛掸, bleach 漂白剂, cloth 抹布`,
    "soap, towel, bucket, washing machine",
  ),
  kind(
    2,
    "containers",
    "容器",
    `box 盒子, bottle 瓶子, basket 篮子, bag 袋子, jar 罐子, barrel 木桶, suitcase 箱子, bucket 水桶`,
    "tableware, wardrobe, cupboard, fridge, dustpan, pillowcase",
  ),
]);

export const clothing = field("clothing", [
  kind(
    1,
    "clothes",
    "衣服",
    `shirt 衬衫, trousers 裤子, skirt 裙子, coat 大衣, jumper 毛衣, jacket 夹克, waistcoat 马甲, pyjamas 睡衣`,
    "headwear, footwear, belt, hood",
  ),
  kind(2, "footwear", "鞋类", `boot 靴子, sandal 凉鞋, slipper 拖鞋, trainer 运动鞋, clog 木屐, high heels 高跟鞋`),
  kind(
    2,
    "headwear",
    "头上戴的东西",
    `cap 鸭舌帽, helmet 头盔, crown 皇冠, turban 缠头巾, beret 贝雷帽, straw hat 草帽, veil 面纱`,
    "earring, bow",
  ),
  kind(
    1,
    "jewellery",
    "首饰",
    `ring 戒指, necklace 项链, bracelet 手镯, earring 耳环, brooch 胸针, pendant 吊坠, anklet 脚链`,
    "crown, buckle, bow",
  ),
  kind(
    2,
    "fabrics",
    "布料",
    `cotton 棉布, silk 丝绸, linen 亚麻, velvet 天鹅绒, denim 牛仔布, nylon 尼龙, felt 毛毡, flannel 法兰绒`,
  ),
  kind(
    2,
    "fastenings",
    "扣紧衣物的东西",
    `button 纽扣, zip 拉链, shoelace 鞋带, buckle 搭扣, safety pin 别针, belt 腰带, bow 蝴蝶结`,
    "brooch",
  ),
  kind(
    3,
    "parts of a garment",
    "衣服的各部分",
    `sleeve 袖子, collar 衣领, pocket 口袋, cuff 袖口, hem 下摆, lining 衬里, hood 兜帽`,
    "fastenings",
  ),
]);

export const toolWords = field("tools", [
  kind(
    1,
    "workshop tools",
    "工匠的工具",
    `hammer 锤子, screwdriver 螺丝刀, pliers 钳子, spanner 扳手, drill 电钻, file 锉子, plane 刨子, saw 锯子`,
    "cutting tools, spade, fixings, tape measure, axe, ruler, glue",
  ),
  kind(
    2,
    "garden tools",
    "园艺工具",
    `rake 耙子, spade 铁锹, hoe 锄头, watering can 洒水壶, lawnmower 割草机, shears 园林剪, wheelbarrow 独轮车`,
    "sickle, axe, saw, scissors, hammer",
  ),
  kind(
    1,
    "cutting tools",
    "切割工具",
    `scissors 剪刀, knife 刀, saw 锯子, axe 斧头, chisel 凿子, scalpel 手术刀, sickle 镰刀, razor 剃须刀`,
    "shears, lawnmower, plane, pliers",
  ),
  kind(
    2,
    "measuring instruments",
    "测量仪器",
    `ruler 尺子, scales 秤, thermometer 温度计, stopwatch 秒表, protractor 量角器, tape measure 卷尺, speedometer 车速表,
    measuring cup 量杯`,
  ),
  kind(
    3,
    "fixings",
    "紧固件",
    `nail 钉子, screw 螺丝, bolt 螺栓, rivet 铆钉, staple 订书钉, nut 螺母, drawing pin 图钉`,
    "glue",
  ),
  kind(
    3,
    "optical instruments",
    "光学仪器",
    `telescope 望远镜, microscope 显微镜, magnifying glass 放大镜, spectacles 眼镜, camera 照相机, projector 投影仪`,
  ),
]);

export const kitchen = field("kitchen", [
  kind(
    2,
    "things to cook in",
    "锅具",
    `frying pan 平底锅, wok 炒锅, kettle 水壶, pressure cooker 高压锅, steamer 蒸笼, casserole 砂锅, oven 烤箱`,
    "microwave, fridge, freezer",
  ),
  kind(
    2,
    "kitchen tools held in the hand",
    "手持厨具",
    `ladle 汤勺, spatula 锅铲, rolling pin 擀面杖, peeler 削皮器, whisk 打蛋器, sieve 筛子, tongs 夹子`,
  ),
  kind(
    2,
    "things that keep food",
    "存放食物的东西",
    `fridge 冰箱, lunch box 饭盒, tin 罐头盒, cupboard 橱柜, freezer 冷柜, bread bin 面包箱, flask 保温瓶`,
    "kettle, casserole",
  ),
]);
