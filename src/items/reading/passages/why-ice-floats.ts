import type { Passage } from "../model";

export const whyIceFloats: Passage = {
  name: "why-ice-floats",
  area: "informational",
  level: 180,
  title: "Why Fish Live Under the Ice",
  text: `
    In a very cold winter, the water in a lake may freeze. Yet the fish in the lake stay alive. How is that possible?

    Most things take up less space when they get cold. Water does this too, but only in the beginning. When it turns
    into ice, it takes up more space. A block of ice is lighter than a block of water would be, so it floats.

    Because ice floats, a lake freezes from the top down. The ice on top works like a lid. It keeps the cold wind away
    from the water below. The water at the bottom stays a little warmer than ice.

    Down there, the fish swim slowly, rest, and need very little food. If ice sank, lakes would fill with ice from the
    bottom up, and the fish would have no place to go.
  `,
  questions: [
    {
      skill: "mainIdea",
      stem: "What is this text mostly about?",
      right: "how floating ice helps fish live",
      wrong: ["how people fish on frozen lakes", "why winter is cold near lakes", "why fish need food in winter"],
      explanation: {
        en: `
          The text asks how fish stay alive and answers that ice floats and covers the water. Food in winter is only
          one small detail.
        `,
        zh: "全文说明冰浮在水面、像盖子一样保护湖水，鱼才能过冬。冬天的食物只是一个小细节。",
      },
    },
    {
      skill: "inference",
      stem: `
        A lake has ice on it, and a cold wind blows for a week. What will most likely happen to the water at the
        bottom?
      `,
      right: "It will stay warmer than the ice.",
      wrong: [
        "It will freeze before the water on top.",
        "It will become as cold as the wind.",
        "It will come up and melt the ice.",
      ],
      explanation: {
        en: `
          The ice keeps the cold wind away, and “the water at the bottom stays a little warmer than ice.” A lake
          freezes from the top down, so the bottom does not freeze first.
        `,
        zh: "冰挡住冷风，“The water at the bottom stays a little warmer than ice”。湖从上往下结冰，所以湖底不会先冻。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author write that the ice “works like a lid”?",
      right: "to help readers picture how it covers the water",
      wrong: [
        "to tell readers how to keep a pot of water warm",
        "to explain how you can lift the ice off a lake",
        "to tell readers that ice is round and flat",
      ],
      explanation: {
        en: `
          A lid covers a pot and keeps the heat in. The ice covers the lake and keeps the wind away. The author
          compares the two; no real pot is meant.
        `,
        zh: "盖子盖住锅，冰盖住湖面、挡住冷风。作者用比喻帮读者想象，并不是真的在说锅。",
      },
    },
  ],
};
