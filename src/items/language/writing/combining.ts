import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const combining = defineLanguageModel<Frame>({
  name: "combine-sentences",
  area: "writing",
  skill: "combining",
  frames: {
    170: [
      [
        "The frog is small. The frog is green.",
        "The frog is small and green.",
        ["The frog is small the frog is green.", "The frog is small, is green.", "The small frog, and it green."],
        "“Small and green” joins the two words, so “the frog is” is said once. Two sentences may not simply " +
          "run together.",
        "用 small and green 连接，the frog is 只说一次。把两句直接连在一起是错的。",
      ],
    ],
    180: [
      [
        "Ana has a kite. Ana made the kite herself.",
        "Ana has a kite that she made herself.",
        ["Ana has a kite, Ana made it herself.", "Ana has a kite made herself.", "Ana has herself a kite and made."],
        "“That she made herself” tells which kite. A comma alone cannot join two sentences.",
        "that she made herself 说明是哪只风筝。只用逗号不能连接两个句子。",
      ],
    ],
    190: [
      [
        "The library was full. We sat on the floor.",
        "Because the library was full, we sat on the floor.",
        [
          "Because we sat on the floor, the library was full.",
          "The library was full, but we sat on the floor.",
          "The library was full, we sat on the floor.",
        ],
        "The full library is the reason for sitting on the floor: “Because” goes with it. “But” would not " +
          "show the reason.",
        "图书馆满了是坐地板的原因，because 要放在这一句。but 不表示原因。",
      ],
    ],
    200: [
      [
        "Mr. Silva repairs old clocks. He is our neighbor.",
        "Mr. Silva, our neighbor, repairs old clocks.",
        [
          "Mr. Silva repairs, our neighbor, old clocks.",
          "Mr. Silva repairs old clocks, he is our neighbor.",
          "Mr. Silva repairs old clocks and our neighbor.",
        ],
        "“Our neighbor” tells who Mr. Silva is and stands right after his name. A comma alone cannot join " +
          "two sentences.",
        "our neighbor 说明 Silva 先生是谁，紧跟在名字后面。只用逗号不能连接两个句子。",
      ],
    ],
    210: [
      [
        "The trail is steep. Many families hike it. They enjoy the view.",
        "Although the trail is steep, many families hike it to enjoy the view.",
        [
          "The trail is steep, so many families hike it, but they enjoy the view.",
          "Because the trail is steep, many families hike it and enjoy the view.",
          "Many families hike the steep trail, although they enjoy the view.",
        ],
        "Steepness would keep people away, so “although” is right; the view is their purpose. “Because” " +
          "makes steepness a reason.",
        "路陡本会让人却步，用 although；看风景是目的。用 because 就成了“因为陡才去”。",
      ],
    ],
    220: [
      [
        "The comet returns every 76 years. It was last seen in 1986. It will return in 2061.",
        "Last seen in 1986, the comet, which returns every 76 years, will be back in 2061.",
        [
          "The comet was last seen in 1986, it returns every 76 years and so in 2061.",
          "Returning every 76 years, 1986 was when the comet was last seen before 2061.",
          "The comet returns every 76 years, and it was last seen in 1986, and it will return in 2061.",
        ],
        "The right choice puts the main point last and tucks the rest into phrases. Clauses strung together " +
          "with “and” show no main point.",
        "正确项把要点放在主句，其余用短语。只用 and 串起来的那句没有主次。",
      ],
    ],
    230: [
      [
        "The bridge was admired for its beauty. It proved unsafe. It was closed after one winter.",
        "Admired for its beauty, the bridge nonetheless proved unsafe and was closed after one winter.",
        [
          "Admired for its beauty, and it proved unsafe, the bridge closed after one winter.",
          "Proving unsafe after one winter, admiration for the bridge's beauty was closed.",
          "The bridge, admired for its beauty and therefore unsafe, closed after one winter.",
        ],
        "“Nonetheless” shows the contrast between beauty and danger. “Therefore” would make beauty the cause " +
          "of the danger.",
        "nonetheless 表示美观与不安全的对比。用 therefore 就成了“因美而不安全”。",
      ],
    ],
    240: [
      [
        "The theory was elegant. It could not be tested. It was set aside for fifty years. New instruments revived it.",
        "Elegant but untestable, the theory was set aside for fifty years until new instruments revived it.",
        [
          "The theory was elegant because it could not be tested, but after fifty years new instruments revived it.",
          "Set aside for fifty years, new instruments revived the elegant theory, which could not be tested.",
          "The theory, being elegant, untestable, and set aside for fifty years, new instruments revived it.",
        ],
        "“Until” puts the revival after the fifty years, and “but” sets elegance against the lack of a test. " +
          "It was the theory, not the instruments, that was set aside.",
        "until 表示五十年后才复兴，but 表示优美与无法检验的对比。被搁置的是理论，不是仪器。",
      ],
    ],
  },
  make: asking((sentences) => `Which choice best combines these sentences?\n${sentences}`),
});
