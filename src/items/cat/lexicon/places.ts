import { field, kind } from "./entries";

export const transport = field("transport", [
  kind(
    1,
    "vehicles that run on roads",
    "公路车辆",
    `car 小轿车, bus 公共汽车, lorry 卡车, taxi 出租车, motorbike 摩托车, van 面包车, ambulance 救护车, bicycle 自行车`,
    "tram",
  ),
  kind(
    1,
    "ships and boats",
    "船只",
    `ferry 渡轮, canoe 独木舟, yacht 游艇, raft 木筏, submarine 潜艇, sailing boat 帆船, oil tanker 油轮, lifeboat 救生艇`,
    "airship",
  ),
  kind(
    2,
    "aircraft",
    "飞行器",
    `aeroplane 飞机, helicopter 直升机, glider 滑翔机, hot-air balloon 热气球, airship 飞艇, drone 无人机, fighter 战斗机`,
  ),
  kind(
    2,
    "vehicles that run on rails or cables",
    "沿轨道或缆绳行驶的交通工具",
    `train 火车, tram 有轨电车, cable car 缆车, underground train 地铁, steam engine 蒸汽机车, roller coaster 过山车`,
    "bus, taxi, ferry, aeroplane",
  ),
  kind(
    2,
    "parts of a car",
    "汽车的部件",
    `tyre 轮胎, engine 发动机, brake 刹车, bonnet 引擎盖, windscreen 挡风玻璃, bumper 保险杠, steering wheel 方向盘`,
  ),
  kind(
    2,
    "places where journeys begin and end",
    "旅途的起点和终点",
    `railway station 火车站, airport 机场, harbour 港口, bus stop 公交站, car park 停车场, ferry pier 渡口`,
  ),
  kind(
    1,
    "ways to walk or drive along",
    "供人走或行车的路",
    `road 公路, path 小径, street 街道, motorway 高速路, alley 胡同, avenue 大道, bridge 桥, tunnel 隧道`,
  ),
]);

export const buildings = field("buildings", [
  kind(
    1,
    "places to live in",
    "住所",
    `villa 别墅, flat 公寓, cottage 农舍, tent 帐篷, palace 宫殿, igloo 冰屋, caravan 房车, log cabin 木屋`,
  ),
  kind(
    2,
    "shops",
    "商店",
    `bakery 面包店, bookshop 书店, pharmacy 药店, florist’s 花店, supermarket 超市, butcher’s 肉铺, toy shop 玩具店`,
  ),
  kind(
    2,
    "places of learning",
    "学习的场所",
    `primary school 小学, university 大学, kindergarten 幼儿园, library 图书馆, college 学院, music school 音乐学校`,
    "bookshop",
  ),
  kind(
    2,
    "places of entertainment",
    "娱乐场所",
    `cinema 电影院, theatre 剧场, concert hall 音乐厅, circus 马戏团, funfair 游乐园, stadium 体育场`,
    "toy shop, library",
  ),
  kind(
    3,
    "places where things are kept",
    "存放东西的地方",
    `warehouse 仓库, granary 粮仓, garage 车库, barn 谷仓, cellar 地窖, safe 保险柜, archive 档案馆`,
    "library, supermarket, pharmacy, bookshop",
  ),
  kind(
    3,
    "places where things are made",
    "制造东西的地方",
    `factory 工厂, workshop 作坊, shipyard 造船厂, brewery 酿酒厂, steelworks 钢铁厂, paper mill 造纸厂, pottery 陶窑`,
    "bakery",
  ),
]);

export const countries = field("countries", [
  kind(
    2,
    "countries in Europe",
    "欧洲国家",
    `France 法国, Italy 意大利, Spain 西班牙, Greece 希腊, Poland 波兰, Sweden 瑞典, Portugal 葡萄牙, Norway 挪威`,
  ),
  kind(
    2,
    "countries in Asia",
    "亚洲国家",
    `Japan 日本, India 印度, Thailand 泰国, Vietnam 越南, Nepal 尼泊尔, Mongolia 蒙古, Iran 伊朗, Iraq 伊拉克`,
    "Egypt",
  ),
  kind(
    3,
    "countries in Africa",
    "非洲国家",
    `Egypt 埃及, Kenya 肯尼亚, Nigeria 尼日利亚, Morocco 摩洛哥, Ghana 加纳, Sudan 苏丹, Tanzania 坦桑尼亚`,
    "Iran, Iraq",
  ),
  kind(
    3,
    "countries in South America",
    "南美洲国家",
    `Brazil 巴西, Argentina 阿根廷, Chile 智利, Peru 秘鲁, Colombia 哥伦比亚, Bolivia 玻利维亚, Uruguay 乌拉圭`,
    "Spain",
  ),
]);

export const cities = field("cities", [
  kind(
    3,
    "capital cities",
    "首都",
    `London 伦敦, Paris 巴黎, Tokyo 东京, Cairo 开罗, Moscow 莫斯科, Rome 罗马, Madrid 马德里, Berlin 柏林, Athens 雅典`,
    "Milan, Barcelona, Munich, Istanbul",
  ),
  kind(
    3,
    "cities that are not capitals",
    "不是首都的城市",
    `New York 纽约, Shanghai 上海, Sydney 悉尼, Milan 米兰, Istanbul 伊斯坦布尔, Barcelona 巴塞罗那, Mumbai 孟买,
    Los Angeles 洛杉矶, Munich 慕尼黑, Toronto 多伦多`,
    "London, Tokyo",
  ),
]);

export const natureWords = field("nature", [
  kind(
    1,
    "kinds of weather",
    "天气现象",
    `rain 雨, snow 雪, fog 雾, wind 风, hail 冰雹, thunder 雷, sunshine 晴天, frost 霜`,
    "natural disasters",
  ),
  kind(
    2,
    "natural disasters",
    "自然灾害",
    `earthquake 地震, flood 洪水, tornado 龙卷风, drought 干旱, avalanche 雪崩, landslide 滑坡, tsunami 海啸`,
    "hail, thunder, frost, fog, snow, rain, wind",
  ),
  kind(
    2,
    "shapes of the land",
    "地形",
    `valley 山谷, plain 平原, desert 沙漠, hill 丘陵, plateau 高原, canyon 峡谷, basin 盆地, mountain 高山`,
    "river, lake, bay",
  ),
  kind(
    2,
    "bodies of water",
    "水域",
    `river 河流, lake 湖泊, sea 大海, pond 池塘, stream 小溪, ocean 大洋, bay 海湾, canal 运河`,
    "flood, tsunami, rain, basin",
  ),
  kind(
    3,
    "planets",
    "行星",
    `Mercury 水星, Venus 金星, Mars 火星, Jupiter 木星, Saturn 土星, Uranus 天王星, Neptune 海王星, Earth 地球`,
  ),
  kind(
    3,
    "stars",
    "恒星",
    `Sun 太阳, the Pole Star 北极星, Sirius 天狼星, Vega 织女星, Altair 牛郎星, Betelgeuse 参宿四`,
  ),
]);

export const materials = field("materials", [
  kind(2, "metals", "金属", `iron 铁, copper 铜, gold 黄金, silver 白银, aluminium 铝, tin 锡, lead 铅, steel 钢`),
  kind(
    3,
    "gemstones",
    "宝石",
    `diamond 钻石, ruby 红宝石, emerald 祖母绿, sapphire 蓝宝石, pearl 珍珠, jade 翡翠, amber 琥珀, opal 欧泊`,
    "marble, gold, silver",
  ),
  kind(
    3,
    "kinds of rock",
    "岩石",
    `granite 花岗岩, marble 大理石, limestone 石灰岩, sandstone 砂岩, slate 板岩, basalt 玄武岩, pumice 浮石`,
    "gemstones, coal, brick, concrete",
  ),
  kind(
    2,
    "fuels",
    "燃料",
    `coal 煤, petrol 汽油, natural gas 天然气, firewood 木柴, diesel 柴油, charcoal 木炭, paraffin 煤油`,
    "timber",
  ),
  kind(
    2,
    "building materials",
    "建筑材料",
    `brick 砖, cement 水泥, concrete 混凝土, tile 瓦, glass 玻璃, plaster 石膏, timber 木材, plywood 胶合板`,
    "metals, kinds of rock, firewood",
  ),
]);
