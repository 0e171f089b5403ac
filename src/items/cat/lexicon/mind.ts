import { field, kind } from "./entries";

export const feelings = field("feelings", [
  kind(
    1,
    "words for being happy",
    "表示快乐的词",
    `glad 高兴, joyful 欢喜, cheerful 愉快, delighted 欣喜, merry 快活, jolly 开心`,
  ),
  kind(
    1,
    "words for being sad",
    "表示伤心的词",
    `sorrowful 悲伤, gloomy 忧郁, downcast 沮丧, heartbroken 心碎, tearful 含泪, upset 难过, miserable 凄惨`,
    "worried, listless",
  ),
  kind(
    1,
    "words for being angry",
    "表示生气的词",
    `angry 生气, furious 愤怒, annoyed 恼火, enraged 暴跳如雷, irritated 烦躁, indignant 气愤`,
    "upset",
  ),
  kind(
    1,
    "words for being afraid",
    "表示害怕的词",
    `scared 害怕, terrified 惊骇, frightened 惊吓, panicky 惊慌, fearful 畏惧, alarmed 惊恐, worried 担忧`,
    "startled, astounded, stunned",
  ),
  kind(
    2,
    "words for being surprised",
    "表示吃惊的词",
    `astonished 惊讶, amazed 诧异, startled 吓一跳, stunned 目瞪口呆, astounded 震惊`,
    "alarmed, frightened, panicky, delighted, terrified",
  ),
  kind(
    2,
    "words for being tired",
    "表示疲倦的词",
    `weary 疲倦, sleepy 困, exhausted 筋疲力尽, drowsy 昏昏欲睡, worn out 累坏, listless 无精打采`,
    "gloomy, downcast",
  ),
]);

export const size = field("degree", [
  kind(
    1,
    "words for very big",
    "表示很大的词",
    `huge 巨大, enormous 庞大, gigantic 硕大, vast 辽阔, immense 宏大, colossal 宏伟`,
    "countless",
  ),
  kind(
    1,
    "words for very small",
    "表示很小的词",
    `tiny 微小, miniature 迷你, microscopic 极小, minuscule 细微, dwarf 矮小`,
    "scarce",
  ),
  kind(2, "words for fast", "表示快的词", `quick 快, rapid 迅速, swift 飞快, hasty 匆忙, speedy 高速, brisk 轻快`),
  kind(
    2,
    "words for slow",
    "表示慢的词",
    `sluggish 迟缓, gradual 逐渐, unhurried 不慌不忙, crawling 慢吞吞, plodding 拖沓`,
  ),
  kind(
    3,
    "words for a large number",
    "表示数量多的词",
    `many 许多, numerous 众多, countless 无数, plentiful 丰富, abundant 大量`,
    "words for very big",
  ),
  kind(
    3,
    "words for a small number",
    "表示数量少的词",
    `few 几个, scarce 稀少, rare 罕见, scanty 寥寥, meagre 微薄`,
    "words for very small",
  ),
]);

export const qualities = field("qualities", [
  kind(
    2,
    "words for being brave",
    "表示勇敢的词",
    `bold 大胆, fearless 无畏, heroic 英勇, daring 果敢, undaunted 不屈, gallant 骁勇`,
  ),
  kind(
    2,
    "words for being clever",
    "表示聪明的词",
    `wise 睿智, intelligent 聪明, quick-witted 机敏, ingenious 巧妙, shrewd 精明, bright 伶俐`,
  ),
  kind(
    2,
    "words for being kind",
    "表示友善的词",
    `gentle 温和, caring 体贴, friendly 友好, warm-hearted 热心, considerate 周到, good-natured 和气`,
  ),
  kind(
    3,
    "words for being stubborn",
    "表示固执的词",
    `stubborn 顽固, obstinate 倔强, unbending 强硬, headstrong 任性, inflexible 死板`,
    "undaunted, fearless",
  ),
  kind(
    2,
    "words for being lazy",
    "表示懒散的词",
    `idle 懒散, slack 松懈, careless 马虎, sloppy 邋遢, negligent 怠慢`,
    "headstrong",
  ),
]);

export const ideas = field("qualities of people", [
  kind(
    3,
    "good qualities",
    "美德",
    `honesty 诚实, kindness 善良, patience 耐心, generosity 慷慨, modesty 谦虚, loyalty 忠诚, diligence 勤奋, courage 勇气`,
    "strength of body, joy, intelligence, pity, pride, imagination",
  ),
  kind(
    3,
    "bad qualities",
    "缺点",
    `greed 贪婪, laziness 懒惰, jealousy 嫉妒, cruelty 残忍, selfishness 自私, arrogance 傲慢, vanity 虚荣, rudeness 粗鲁`,
    "rage, pride, terror",
  ),
  kind(
    3,
    "emotions",
    "情绪",
    `joy 喜悦, sorrow 忧愁, rage 怒火, terror 恐惧, surprise 惊奇, pity 怜悯, pride 自豪, shame 羞愧`,
    "jealousy, courage, cruelty",
  ),
  kind(
    3,
    "powers of body and mind",
    "体力和脑力",
    `strength of body 体力, intelligence 智力, memory 记忆力, eyesight 视力, imagination 想象力, hearing 听力`,
    "patience, courage",
  ),
]);

export const smallWords = field("small words", [
  kind(
    3,
    "words for how often",
    "表示频率的词",
    `always 总是, often 经常, seldom 很少, never 从不, sometimes 有时, usually 通常, occasionally 偶尔`,
  ),
  kind(
    3,
    "words for the order of events",
    "表示先后顺序的词",
    `first 首先, then 然后, finally 最后, next 接着, afterwards 随后, beforehand 事先`,
  ),
  kind(
    2,
    "words for being sure",
    "表示肯定的词",
    `certainly 一定, surely 必定, undoubtedly 无疑, definitely 肯定, indeed 的确`,
    "always, never",
  ),
  kind(
    2,
    "words for not being sure",
    "表示不肯定的词",
    `perhaps 也许, probably 大概, possibly 可能, maybe 说不定, seemingly 似乎`,
    "sometimes",
  ),
  kind(
    3,
    "words for how much",
    "表示程度的词",
    `very 很, extremely 极其, quite 相当, slightly 稍微, too 太, barely 勉强`,
  ),
  kind(
    2,
    "words for where",
    "表示地点的词",
    `here 这里, outside 外面, upstairs 楼上, nearby 附近, everywhere 到处, abroad 国外, underground 地下`,
  ),
]);
