import type { Passage } from "../model";

export const theLastFerry: Passage = {
  name: "the-last-ferry",
  area: "literary",
  level: 200,
  title: "The Last Ferry",
  text: `
    Old Arne brings the ferry in
    and ties it to the pier.
    He’s crossed this narrow strip of sea
    for more than forty years.

    He knows the rocks beneath the waves,
    the current and the tide,
    the names of all the children who
    were born on either side.

    Tomorrow there will be a bridge,
    all steel and shining wire;
    the mayor has a speech to give,
    the school will send its choir.

    They’ll drive across in minutes then,
    with windows tightly shut,
    and no one will look down to see
    the line his boat once cut.

    He coils the rope, he lifts the lamp,
    he climbs the quiet hill.
    Behind him, on the darkened sea,
    one light is burning still.

    His granddaughter is in the boat.
    She polishes the rail.
    “The bridge is fine for cars,” she says,
    “but I am going to sail.”
  `,
  isVerse: true,
  questions: [
    {
      skill: "details",
      stem: "What will happen tomorrow?",
      right: "A new bridge will open.",
      wrong: ["Arne will teach the choir.", "The ferry will be painted.", "The mayor will buy a boat."],
      explanation: {
        en: `
          “Tomorrow there will be a bridge,” with a speech and a choir. The choir belongs to the school, and Arne does
          not teach it.
        `,
        zh: "诗中说“Tomorrow there will be a bridge”，市长讲话、学校合唱都是为了新桥。合唱团与 Arne 无关。",
      },
    },
    {
      skill: "inference",
      stem: "What do lines 13 to 16 (“They’ll drive across … his boat once cut”) suggest?",
      right: "People may forget what the ferry meant to them.",
      wrong: [
        "People will be safer in a car than on the sea.",
        "People will miss the slow ride across the water.",
        "People are afraid to look down from a high bridge.",
      ],
      explanation: {
        en: `
          The drivers keep their windows shut, and “no one will look down” at the path of the boat. So they will not
          miss it. The poem does not say that they are afraid.
        `,
        zh: "他们关着窗，“no one will look down”，说明人们可能会淡忘渡船。既然不看，就谈不上怀念；也没有说害怕。",
      },
    },
    {
      skill: "craft",
      stem: "How does the last stanza change the feeling of the poem?",
      right: "from sadness about an ending to new hope",
      wrong: [
        "from a quiet mood to an angry one",
        "from pride to deep disappointment",
        "from excitement to fear of the sea",
      ],
      explanation: {
        en: `
          Until then the poem seems to be about an ending. Then the granddaughter says, “I am going to sail,” so
          something will go on. She does not sound angry.
        `,
        zh: "前面像是一切都要结束，最后孙女说“I am going to sail”，带来希望。她的语气并不愤怒。",
      },
    },
  ],
};
