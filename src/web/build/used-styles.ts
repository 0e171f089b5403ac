import type { ESTree, Plugin } from "vite";

const preset = /\/@chakra-ui\/react\/.*\/preset-base\.js$/;
const propertyList = /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;

type Member = Extract<ESTree.ObjectExpression["properties"][number], { type: "Property" }>;
type Edit = readonly [start: number, end: number, text: string];

const membersOf = (node: ESTree.Node | null | undefined): readonly Member[] =>
  node?.type === "ObjectExpression" ? node.properties.filter((one) => one.type === "Property") : [];
const nameOf = ({ key }: Member): string => {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : "";
};
const memberOf = (node: ESTree.Node | null | undefined, name: string) =>
  membersOf(node).find((member) => nameOf(member) === name)?.value;

/** Names under which views write a condition (`_hover`) or a utility (its name or a short form). */
const conditionNames = (member: Member): readonly string[] => [`_${nameOf(member)}`];
const utilityNames = (member: Member): readonly string[] => {
  const short = memberOf(member.value, "shorthand");
  const forms = short?.type === "ArrayExpression" ? short.elements : [short];
  return [nameOf(member), ...forms.flatMap((form) => (form?.type === "Literal" ? [String(form.value)] : []))];
};

/** The argument of each constant's initialising call in a module, by the constant's name. */
const configured = (program: ESTree.Program): ReadonlyMap<string, ESTree.Node> =>
  new Map(
    program.body.flatMap((statement) =>
      statement.type !== "VariableDeclaration"
        ? []
        : statement.declarations.flatMap(({ id, init }) => {
            const [given] = init?.type === "CallExpression" ? init.arguments : [];
            return id.type === "Identifier" && given !== undefined ? [[id.name, given] as const] : [];
          }),
    ),
  );

/** Chakra's preset without the conditions and utilities whose names are not in `words`. */
export const withoutUnused = (code: string, program: ESTree.Program, words: ReadonlySet<string>): string => {
  const configs = configured(program);
  const lists = [
    { list: configs.get("defaultConditions"), namesOf: conditionNames },
    { list: memberOf(configs.get("defaultBaseConfig"), "utilities"), namesOf: utilityNames },
  ];
  const edits = lists.map(({ list, namesOf }): Edit => {
    if (list?.type !== "ObjectExpression") throw new Error("Chakra's preset is not written as it was");
    const kept = membersOf(list).filter((member) => namesOf(member).some((name) => words.has(name)));
    return [list.start, list.end, `{${kept.map(({ start, end }) => code.slice(start, end)).join(",")}}`];
  });
  return edits.reduceRight((text, [start, end, kept]) => text.slice(0, start) + kept + text.slice(end), code);
};

const listed = /(cssPropertiesStr = ")([\w,]+)(";)/;

/** The list of CSS properties by which Chakra distinguishes styles from attributes, without those not in `words`. */
export const withoutUnwritten = (code: string, words: ReadonlySet<string>): string => {
  if (!listed.test(code)) throw new Error("Chakra's list of properties is not written as it was");
  return code.replace(
    listed,
    (_, before: string, names: string, after: string) =>
      before +
      names
        .split(",")
        .filter((name) => words.has(name))
        .join(",") +
      after,
  );
};

/** Leaves out of the build the style properties that no view uses, which are most of Chakra's. */
export const usedStyles = (wordsOfViews: () => ReadonlySet<string>): Plugin => ({
  name: "used-styles",
  apply: "build",
  transform(code, id) {
    if (preset.test(id)) return { code: withoutUnused(code, this.parse(code), wordsOfViews()), map: null };
    return propertyList.test(id) ? { code: withoutUnwritten(code, wordsOfViews()), map: null } : null;
  },
});
