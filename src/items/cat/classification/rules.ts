import { say, type Words } from "../../engine/words";
import { attributes, cornerCount, plain, valueName, type Attribute, type Figure } from "../figures/figure";

/** Something that can be true of a figure. */
export interface Property {
  readonly name: string;
  readonly words: Words;
  holds(figure: Figure): boolean;
}

const relations: readonly Property[] = [
  {
    name: "sameInside",
    words: say("the shape inside is the same as the shape around it", "里外形状相同"),
    holds: ({ shape, inner }) => inner > 0 && inner - 1 === shape,
  },
  {
    name: "dotsAreCorners",
    words: say("there are as many dots as the shape has corners", "圆点数和图形的角数相等"),
    holds: ({ shape, dots }) => dots === cornerCount(shape),
  },
  {
    name: "oneDotLess",
    words: say("there is one dot fewer than the shape has corners", "圆点数比图形的角数少 1"),
    holds: ({ shape, dots }) => dots + 1 === cornerCount(shape),
  },
];

export const relationNamed = (name: string): Property => {
  const found = relations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no relation ${name}`);
  return found;
};

export const equalTo = (attribute: Attribute, value: number): Property => {
  const name = valueName(attribute, value);
  return {
    name: attribute,
    words: attribute === "count" ? say(`drawn ${name.en}`, `画了 ${name.zh}`) : name,
    holds: (figure) => figure[attribute] === value,
  };
};

/**
 * Every property of the grammar that all of these figures have; attributes that are not in play are equal in all
 * figures.
 */
export const sharedProperties = (figures: readonly Figure[]): Property[] => {
  const [first = plain] = figures;
  const equal = attributes.map((one) => equalTo(one, first[one]));
  return [...equal, ...relations].filter((property) => figures.every((figure) => property.holds(figure)));
};

/** The places of the options that have all that the figures share. */
export const belonging = (figures: readonly Figure[], options: readonly Figure[]): number[] => {
  const shared = sharedProperties(figures);
  return options.flatMap((option, k) => (shared.every((property) => property.holds(option)) ? [k] : []));
};
