import { ImportFault } from "../faults";
import type { QuestionRecord } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, parseXml } from "../xml";
import { innerMarkup, type MarkupContext } from "./markup";
import { withQti2Names } from "./names";
import { packagePath } from "./references";

type Stimulus = NonNullable<QuestionRecord["stimulus"]>;

const readStimulus = (path: string, context: MarkupContext): Stimulus => {
  const bytes = context.files.get(path);
  if (!bytes) throw new Refusal("stimulusMissing", path.slice(0, 200));
  try {
    const tree = withQti2Names(parseXml(bytes, path));
    const [body] = childElements(tree, "stimulusBody");
    if (tree.name !== "assessmentStimulus" || !body) throw new Refusal("stimulusMissing", path.slice(0, 200));
    for (const { attributes } of childElements(tree, "stylesheet"))
      context.notes.add("styleReduced", (attributes["href"] ?? "stylesheet").slice(0, 60));
    return {
      id: path,
      title: tree.attributes["title"] ?? null,
      content: { html: innerMarkup(body, { ...context, file: path }) },
    };
  } catch (error) {
    if (error instanceof ImportFault) throw new Refusal("stimulusMissing", path.slice(0, 200));
    throw error;
  }
};

/** The passage that an item shares with others; null: it has none. */
export const stimulusOf = (item: XmlElement, context: MarkupContext): Stimulus | null => {
  const passages = childElements(item, "assessmentStimulusRef").map((reference) =>
    readStimulus(packagePath(context.files, context.file, reference.attributes["href"] ?? ""), context),
  );
  const [only, ...more] = passages;
  if (!only) return null;
  return more.length === 0
    ? only
    : {
        id: passages.map(({ id }) => id).join(" "),
        title: only.title,
        content: { html: passages.map(({ content }) => `<div>${content.html}</div>`).join("") },
      };
};
