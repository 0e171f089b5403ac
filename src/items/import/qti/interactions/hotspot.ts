import type { HotSpotRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { shapeIn } from "../areas";
import { countIn, identifierOf } from "../attributes";
import { choiceClasses } from "../processing/answer-classes";
import { creditByTrial } from "../processing/credit";
import type { ResponseDeclaration } from "../response-declaration";
import { atChoices, type Asking, type InteractionReader, type ItemScope } from "./interaction";
import { setCredit } from "./multiple-choice";
import { checkKey, nameLeastChoices, promptOf } from "./options";
import { pictureOf } from "./picture";
import { checkOneChoice } from "./single-choice";

const spotsOf = (element: XmlElement): XmlElement[] => childElements(element, "hotspotChoice");

/** The right spots of all-or-nothing scoring. Throws Refusal for rules that give partial credit. */
export const rightSpots = (
  response: ResponseDeclaration,
  identifiers: readonly string[],
  most: number,
  scope: ItemScope,
): { readonly right: readonly string[]; readonly points: number } => {
  if (response.cardinality === "multiple") {
    const credit = setCredit(scope.program, response, identifiers, most);
    if (credit.unansweredCosts) scope.notes.add("unansweredFree");
    const shares = Object.values(credit.shares);
    const single = shares.length === 1 && shares[0] === 1 && most === 1;
    if (!credit.right && !single) throw new Refusal("partialCredit");
    return { right: credit.right ?? Object.keys(credit.shares), points: credit.points };
  }
  const { values } = choiceClasses(response, identifiers);
  const credit = creditByTrial([values.length], ([of = 0]) =>
    scope.program.pointsOf(new Map([[response.identifier, values[of] ?? null]])),
  );
  const [earned = []] = credit.kind === "sum" ? credit.points : [];
  const right = identifiers.filter((_, index) => earned[index + 1] === credit.most);
  if (earned.some((points) => points !== 0 && points !== credit.most)) throw new Refusal("partialCredit");
  if (right.length !== 1) throw new Refusal("keyAmbiguous", right.join(", ").slice(0, 200));
  if (credit.unansweredCosts) scope.notes.add("unansweredFree");
  const [key] = response.correct;
  checkKey(key !== undefined, scope.program.pointsOf(new Map([[response.identifier, key ?? null]])), credit.most);
  return { right, points: credit.most };
};

const readHotspot = (element: XmlElement, response: ResponseDeclaration, scope: ItemScope): Asking => {
  if (response.baseType !== "identifier" || !["single", "multiple"].includes(response.cardinality))
    throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
  if (response.cardinality === "single") checkOneChoice(element);
  const most = countIn(element, "maxChoices", 1);
  const choices = spotsOf(element);
  const spots = choices.map((choice) => ({
    id: identifierOf(choice),
    ...shapeIn(choice.attributes["shape"] ?? "", choice.attributes["coords"] ?? "", scope.notes),
  }));
  nameLeastChoices(countIn(element, "minChoices", 0), scope.notes);
  const labels = choices.flatMap((choice) => choice.attributes["hotspotLabel"]?.trim() || []);
  if (labels.length > 0) scope.notes.add("spotLabelsLeftOut", labels.join(", ").slice(0, 60));
  const { right, points } = rightSpots(response, choices.map(identifierOf), most, scope);
  const asked: HotSpotRecord = { kind: "hot_spot", ...pictureOf(element, scope), spots, right, most };
  return {
    asked,
    points,
    lowest: 0,
    placements: new Map([[element, atChoices]]),
    prompt: promptOf(element, scope),
  };
};

/** hotspotInteraction: spots on a picture to choose from. */
export const hotspotReader: InteractionReader = {
  choices: (element) => spotsOf(element).map(identifierOf),
  whole: readHotspot,
};
