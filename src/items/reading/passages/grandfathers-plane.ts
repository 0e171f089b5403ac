import type { Passage } from "../model";

export const grandfathersPlane: Passage = {
  name: "grandfathers-plane",
  area: "literary",
  level: 230,
  title: "The Plane",
  text: `
    My grandfather left my brother his watch, my cousins his savings, and me a carpenter’s plane: a block of dark wood
    about as long as my forearm, with a blade that had been sharpened so often that hardly two fingers’ width of it
    remained. I was seventeen, had never made anything more ambitious than a shelf, and assumed that he had confused
    me with someone else.

    For a year it served as a doorstop. Then, one idle Sunday, I carried it down to the cellar, clamped a rough board
    to the bench, and pushed. The blade dug in and stopped dead. I pushed harder, and it tore out a splinter as long
    as a pencil. I turned the plane over to see what was wrong with it, and it was only then that I noticed the
    hollow.

    On the left side, just behind the blade, the wood had been worn into a shallow dip, as smooth as the inside of a
    spoon. On the right there was another, narrower one. I had been holding the thing as one holds a brick. When I
    laid my thumb in the first hollow and my fingers in the second, my wrist tilted of its own accord, my elbow came
    in against my ribs, and the next stroke lifted a ribbon of wood so thin that the light came through it.

    I stood there for some time with the shaving curled in my palm. My grandfather had not been a talkative man, and I
    could recall no particular advice that he had ever given me. Yet here, after fifty years of work, was a sentence
    addressed to anyone patient enough to pick it up properly, and it had been propping open my door.
  `,
  questions: [
    {
      skill: "details",
      stem: "What did the narrator first use the plane for?",
      right: "to hold a door open",
      wrong: ["to smooth a rough board", "to build a simple shelf", "to sharpen an old blade"],
      explanation: {
        en: "“For a year it served as a doorstop.” The narrator tries it on a board only after that year.",
        zh: "文中说“For a year it served as a doorstop”。一年之后才拿它来刨木板。",
      },
    },
    {
      skill: "inference",
      stem: "What caused the hollows in the sides of the plane?",
      right: "the pressure of the grandfather’s hands over many years",
      wrong: [
        "the damage that was done when it was kept near the door",
        "the narrator’s attempts to push it with too much force",
        "the grandfather’s wish to make the tool lighter to carry",
      ],
      explanation: {
        en: `
          The hollows fit a thumb and fingers, are as smooth as a spoon, and come from “fifty years of work.” The
          narrator notices them right after the first strokes, which cannot have worn the wood smooth.
        `,
        zh: "凹处正合拇指和手指、十分光滑，是“fifty years of work”磨出来的。叙述者只推了几下，不可能磨成这样。",
      },
    },
    {
      skill: "craft",
      stem: "In the last sentence, what does the narrator mean by “a sentence”?",
      right: "a lesson that the tool itself passes on without words",
      wrong: [
        "a line of writing that is carved into the dark wood",
        "a punishment for having treated the tool carelessly",
        "a last message in the papers that the old man left",
      ],
      explanation: {
        en: `
          The grandfather gave no spoken advice, but the worn wood tells anyone who holds it properly how to work. No
          writing is found on it, and nobody is punished.
        `,
        zh: "爷爷从不说教，但磨出的凹痕教人正确用力，这就是无声的“sentence”。木头上没有字，也没有人受罚。",
      },
    },
  ],
};
