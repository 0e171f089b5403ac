import { field, kind } from "./entries";

export const instruments = field("musical instruments", [
  kind(
    2,
    "stringed instruments",
    "弦乐器",
    `violin 小提琴, cello 大提琴, guitar 吉他, harp 竖琴, banjo 班卓琴, lute 琉特琴, zither 古筝, ukulele 尤克里里`,
    "piano",
  ),
  kind(
    2,
    "wind instruments",
    "管乐器",
    `flute 长笛, trumpet 小号, clarinet 单簧管, saxophone 萨克斯, trombone 长号, oboe 双簧管, bassoon 巴松, panpipes 排箫`,
    "accordion, organ",
  ),
  kind(
    2,
    "percussion instruments",
    "打击乐器",
    `drum 鼓, cymbals 钹, gong 锣, xylophone 木琴, tambourine 铃鼓, castanets 响板, maracas 沙锤, triangle 三角铁`,
    "piano",
  ),
  kind(
    3,
    "instruments with keys",
    "键盘乐器",
    `piano 钢琴, organ 管风琴, accordion 手风琴, harpsichord 羽管键琴, synthesiser 电子琴`,
    "xylophone, saxophone, clarinet, wind instruments",
  ),
]);

export const music = field("music", [
  kind(
    1,
    "musical instruments",
    "乐器",
    `piano 钢琴, violin 小提琴, drum 鼓, flute 长笛, guitar 吉他, trumpet 小号, accordion 手风琴, harp 竖琴`,
  ),
  kind(
    2,
    "people who make music",
    "从事音乐的人",
    `singer 歌手, conductor 指挥, drummer 鼓手, violinist 小提琴手, composer 作曲家, pianist 钢琴家, guitarist 吉他手`,
    "choir",
  ),
  kind(
    3,
    "groups that make music together",
    "音乐团体",
    `choir 合唱团, orchestra 管弦乐团, brass band 铜管乐队, rock band 摇滚乐队, string quartet 弦乐四重奏组, duo 二人组合`,
    "people who make music",
  ),
  kind(
    3,
    "pieces of music",
    "音乐作品",
    `song 歌曲, symphony 交响曲, march 进行曲, lullaby 摇篮曲, waltz 圆舞曲, national anthem 国歌, opera 歌剧, sonata 奏鸣曲`,
    "melody, string quartet",
  ),
  kind(
    3,
    "features of a sound",
    "声音的特征",
    `pitch 音高, volume 音量, rhythm 节奏, tempo 速度, melody 旋律, harmony 和声, tone colour 音色`,
    "song",
  ),
]);

export const sport = field("sport", [
  kind(
    2,
    "ball games",
    "球类运动",
    `football 足球, tennis 网球, badminton 羽毛球, volleyball 排球, basketball 篮球, baseball 棒球, golf 高尔夫, rugby 橄榄球`,
    "water polo, ice hockey, shot put",
  ),
  kind(
    2,
    "water sports",
    "水上运动",
    `swimming 游泳, surfing 冲浪, diving 跳水, rowing 赛艇, water polo 水球, canoeing 皮划艇, windsurfing 帆板, waterskiing 滑水`,
    "skiing",
  ),
  kind(
    2,
    "winter sports",
    "冬季运动",
    `skiing 滑雪, ice hockey 冰球, figure skating 花样滑冰, curling 冰壶, luge 雪橇, ski jumping 跳台滑雪, bobsleigh 雪车`,
  ),
  kind(
    2,
    "fighting sports",
    "格斗运动",
    `boxing 拳击, judo 柔道, wrestling 摔跤, karate 空手道, fencing 击剑, taekwondo 跆拳道, sumo 相扑`,
    "rugby, ice hockey, javelin",
  ),
  kind(
    2,
    "athletics",
    "田径运动",
    `long jump 跳远, hurdles 跨栏, javelin 标枪, high jump 跳高, sprint 短跑, marathon 马拉松, shot put 铅球, discus 铁饼`,
    "ski jumping, diving",
  ),
]);

export const play = field("play", [
  kind(
    1,
    "toys",
    "玩具",
    `doll 洋娃娃, kite 风筝, teddy bear 泰迪熊, building blocks 积木, spinning top 陀螺, yo-yo 溜溜球, marbles 弹珠, jigsaw 拼图`,
    "things in a playground, games played with a board or cards",
  ),
  kind(
    1,
    "things in a playground",
    "游乐场里的设施",
    `swing 秋千, slide 滑梯, seesaw 跷跷板, sandpit 沙坑, climbing frame 攀爬架, roundabout 转椅, trampoline 蹦床`,
  ),
  kind(
    2,
    "games played with a board or cards",
    "棋牌游戏",
    `chess 国际象棋, go 围棋, draughts 西洋跳棋, mahjong 麻将, dominoes 多米诺骨牌, playing cards 扑克牌, backgammon 双陆棋`,
    "jigsaw, toys",
  ),
  kind(
    2,
    "games with running or hiding",
    "跑和躲藏的游戏",
    `tag 捉人游戏, hide-and-seek 捉迷藏, three-legged race 两人三足, sack race 袋鼠跳, egg-and-spoon race 托蛋赛跑`,
  ),
  kind(
    2,
    "arts",
    "艺术",
    `painting 绘画, sculpture 雕塑, dance 舞蹈, calligraphy 书法, drama 戏剧, photography 摄影, film 电影`,
  ),
  kind(
    3,
    "dances",
    "舞蹈种类",
    `waltz 华尔兹, tango 探戈, ballet 芭蕾, samba 桑巴, flamenco 弗拉门戈, polka 波尔卡, rumba 伦巴, cha-cha 恰恰`,
    "dance",
  ),
]);

export const measures = field("measures", [
  kind(
    1,
    "units of time",
    "时间单位",
    `second 秒, minute 分钟, hour 小时, day 天, week 星期, month 月, year 年, century 世纪`,
    "light year",
  ),
  kind(
    2,
    "units of length",
    "长度单位",
    `metre 米, kilometre 千米, centimetre 厘米, mile 英里, inch 英寸, millimetre 毫米, yard 码, light year 光年`,
  ),
  kind(
    2,
    "units of mass",
    "质量单位",
    `gram 克, kilogram 千克, tonne 吨, pound 磅, ounce 盎司, milligram 毫克, carat 克拉`,
  ),
  kind(
    2,
    "units of money",
    "货币单位",
    `euro 欧元, yen 日元, dollar 美元, rouble 卢布, rupee 卢比, yuan 人民币, peso 比索, franc 法郎`,
    "pound",
  ),
  kind(
    3,
    "units of volume",
    "容积单位",
    `litre 升, millilitre 毫升, gallon 加仑, pint 品脱, cubic metre 立方米, cubic centimetre 立方厘米`,
    "ounce, carat",
  ),
]);

export const shapeWords = field("shapes", [
  kind(
    2,
    "flat shapes",
    "平面图形",
    `square 正方形, triangle 三角形, hexagon 六边形, trapezium 梯形, circle 圆形, rhombus 菱形, oval 椭圆`,
    "parts of a circle",
  ),
  kind(
    2,
    "solid shapes",
    "立体图形",
    `cube 正方体, cuboid 长方体, cylinder 圆柱, cone 圆锥, pyramid 棱锥, prism 棱柱, sphere 球体`,
  ),
  kind(
    3,
    "parts of a circle",
    "圆的各部分",
    `radius 半径, diameter 直径, centre 圆心, arc 圆弧, circumference 圆周, sector 扇形, chord 弦`,
  ),
  kind(1, "colours", "颜色", `red 红, blue 蓝, green 绿, yellow 黄, purple 紫, brown 棕, grey 灰, black 黑`),
  kind(1, "sizes", "大小", `big 大, small 小, long 长, short 短, wide 宽, narrow 窄, tall 高, thick 厚, thin 薄`),
]);

export const time = field("time", [
  kind(
    1,
    "parts of the day",
    "一天里的时段",
    `morning 早晨, noon 中午, evening 傍晚, midnight 午夜, afternoon 下午, dawn 黎明, dusk 黄昏`,
  ),
  kind(1, "seasons", "季节", `spring 春, summer 夏, autumn 秋, winter 冬`),
  kind(
    2,
    "stages of life",
    "人生阶段",
    `infancy 婴儿期, childhood 童年, adolescence 青春期, old age 老年, middle age 中年, youth 青年`,
  ),
  kind(
    2,
    "special days",
    "节日和纪念日",
    `birthday 生日, New Year 新年, Christmas 圣诞节, wedding anniversary 结婚纪念日, Mother’s Day 母亲节, Mid-Autumn Festival 中秋节`,
  ),
]);
