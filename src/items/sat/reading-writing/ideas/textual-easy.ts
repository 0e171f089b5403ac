import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyTextual: readonly Draft[] = [
  {
    slug: "crow-masks",
    passage: `Biologists wondered whether crows can remember the face of a person who has done them harm. Wearing a
      mask with a heavy brow, the biologists caught and then released several crows on a campus. In the
      following weeks, volunteers walked the same paths in various masks while observers noted how the
      crows behaved.`,
    question: `Which finding, if true, would most directly support the idea that crows remember the face of someone
      who has harmed them?`,
    right: "The crows scolded volunteers in the heavy-browed mask far more often than volunteers in other masks.",
    wrong: {
      irrelevant: `The crows that had been caught were older and heavier than the other crows that lived on the
        campus.`,
      opposite: `The crows scolded all of the volunteers about equally, whichever of the masks a volunteer was
        wearing.`,
      detail: "The crows came closer to volunteers who carried food than to volunteers who carried nothing at all.",
    },
    why: say(
      `To show memory of one face, the crows must treat that face otherwise than the rest. Equal scolding would
        speak against the idea.`,
      "要证明记住了某张脸，乌鸦对这张脸的反应必须与对其他面具不同；一视同仁则不支持该观点。",
    ),
  },
  {
    slug: "proud-grandmother",
    passage: `In a short story about a family of beekeepers, the narrator portrays her grandmother as a woman who
      is proud of needing no one’s help.`,
    question: "Which quotation from the story most effectively illustrates the claim?",
    right: `“She carried the last hive up the hill herself, and whoever reached for a corner of it was sent back
      to the house.”`,
    wrong: {
      irrelevant: `“She knew every hive by its hum and could tell, with her eyes shut, which of them would swarm
        before the week was out.”`,
      opposite: `“She stood at the gate in the evenings with her shawl drawn tight, asking each of us in turn
        whether we could stay.”`,
      detail: `“She had been the tallest girl in the valley once, and on feast days the older neighbors would
        still remark upon it.”`,
    },
    why: say(
      `Carrying the hive herself and sending helpers away shows her doing a heavy task alone and refusing help.
        Knowing hives by their hum shows skill, not independence.`,
      "她独自把蜂箱搬上山，谁来帮忙就被打发回去，最能说明她以不求人为荣；听声辨蜂说明的是技艺。",
    ),
  },
  {
    slug: "tree-lined-streets",
    passage: `Comparing two streets in the same city, engineer Oluwaseun Bako found that on summer afternoons the
      air on the street with trees was two degrees cooler. Bako concluded that the trees were the cause. A
      colleague objected that the street might be cooler for some other reason, such as its distance from
      the highway.`,
    question: "Which finding, if true, would most directly support Bako’s conclusion against the objection?",
    right: "Before the trees were planted, the two streets had been equally warm on summer afternoons.",
    wrong: {
      irrelevant: "The trees on the cooler street belong to a species that is common in many other cities.",
      opposite: "The street with trees lies much farther from the highway than the street without any.",
      detail: "Residents of both streets say that they prefer to walk in the shade on hot afternoons.",
    },
    why: say(
      `If the streets were equally warm before, then something that changed, and not the distance from the highway,
        made the difference. The greater distance would help the colleague.`,
      "若植树前两条街同样热，差异便不是距公路远近造成的；“离公路更远”反而支持同事的质疑。",
    ),
  },
];
