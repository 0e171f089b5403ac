import { ImportFault } from "../faults";
import { Notes } from "../notes";
import { numberIn } from "../numbers";
import type { Reason } from "../reasons";
import type { XmlElement } from "../xml";
import { childElements, parseXml, xmlText } from "../xml";
import { limits, type PackageFiles } from "../zip";
import { countIn, identifierOf } from "./attributes";
import { isSetTo } from "./booleans";
import { excerptOf, innerMarkup, isForCandidate, type MarkupContext } from "./markup";
import { withQti2Names } from "./names";
import { baseOf, packagePath } from "./references";
import { attemptsOf, unusualControls } from "./session-control";
import type { TestRemarks } from "./test-remarks";
import { nameOtherLimits, timeLimitsOf } from "./time-limits";

/** A reference of a test to an item. */
export interface ItemReference {
  readonly identifier: string;
  readonly path: string;
  readonly weights: readonly { readonly identifier: string; readonly value: number | null }[];
  /** Settings of the test for this item alone that cannot be imported. */
  readonly changed: readonly Reason[];
}
/** A section without sections in it. */
export interface PlainSection {
  title: string | null;
  directions: string;
  draw: number | null;
  shuffle: boolean;
  timeLimitMs: number | null;
  readonly items: ItemReference[];
}

const flowNames = ["preCondition", "branchRule"];
/**
 * The greatest number of sections that a test may take from other files, since files may include each other repeatedly.
 */
const mostLoaded = 500;
const joint = " – ";

/** Collects the sections of a test as a plain list, in its order. */
export class SectionList {
  readonly sections: PlainSection[] = [];
  /** A part of the test is in a file that is missing. */
  incomplete = false;
  #loaded = 0;
  readonly #files: PackageFiles;
  readonly #remarks: TestRemarks;

  constructor(files: PackageFiles, remarks: TestRemarks) {
    this.#files = files;
    this.#remarks = remarks;
  }

  /** HTML of the directions to the student in an element of a test; empty: none. */
  directionsOf(element: XmlElement, file: string): string {
    const notes = new Notes();
    const context: MarkupContext = { file, files: this.#files, drawn: new Map(), notes, feedback: [] };
    const blocks = childElements(element, "rubricBlock");
    for (const block of blocks)
      if (!isForCandidate(block)) this.#remarks.change("staffRubricLeftOut", excerptOf(xmlText(block)));
    return blocks
      .filter(isForCandidate)
      .map((block) => `<div>${innerMarkup(block, context)}</div>`)
      .join("");
  }

  /** Notes conditions and jumps that decide whether an element is shown. */
  nameFlow(element: XmlElement): void {
    for (const { name, attributes } of childElements(element).filter((child) => flowNames.includes(child.name))) {
      const target = attributes["target"];
      const detail = `${identifierOf(element)}${target === undefined ? "" : ` → ${target}`}`;
      this.#remarks.change(name === "preCondition" ? "preConditionLeftOut" : "branchRuleLeftOut", detail);
    }
  }

  add(section: XmlElement, file: string, above: readonly string[], visited: readonly string[]): void {
    const from = baseOf(file, section);
    this.nameFlow(section);
    const title = this.#titleOf(section);
    const titles = title === null ? above : [...above, title];
    const first = this.sections.length;
    const nested = childElements(section).some(
      ({ name }) => name === "assessmentSection" || name === "assessmentSectionRef",
    );
    let open: PlainSection | null = null;
    for (const child of childElements(section)) {
      if (child.name === "assessmentItemRef") {
        open ??= this.#open(titles);
        open.items.push(this.#itemReference(child, from));
      } else if (child.name === "assessmentSection" || child.name === "assessmentSectionRef") {
        open = null;
        this.addAny(child, from, titles, visited);
      }
    }
    if (this.sections.length === first) this.#open(titles);
    const opened = this.sections[first];
    if (!opened) return;
    const directions = this.directionsOf(section, from);
    opened.directions = `${directions}${opened.directions}`;
    if (nested) this.#remarks.change("sectionsFlattened", title ?? identifierOf(section));
    this.#rules(section, nested ? null : opened, title ?? identifierOf(section));
  }

  /** Adds a section, or the one in the file that an element refers to. */
  addAny(child: XmlElement, from: string, titles: readonly string[], visited: readonly string[]): void {
    if (child.name === "assessmentSection") return this.add(child, from, titles, visited);
    const path = packagePath(this.#files, from, child.attributes["href"] ?? "");
    const tree = visited.includes(path) || this.#loaded > mostLoaded ? null : this.#load(path);
    if (tree) return this.add(tree, path, titles, [...visited, path]);
    this.incomplete = true;
    this.#remarks.change("sectionMissing", child.attributes["href"] ?? identifierOf(child));
  }

  #load(path: string): XmlElement | null {
    this.#loaded += 1;
    const bytes = this.#files.get(path);
    try {
      const tree = bytes ? withQti2Names(parseXml(bytes, path, limits.file)) : null;
      return tree?.name === "assessmentSection" ? tree : null;
    } catch (error) {
      if (error instanceof ImportFault) return null;
      throw error;
    }
  }

  #titleOf(section: XmlElement): string | null {
    const title = (section.attributes["title"] ?? "").trim().slice(0, 200);
    if (title === "") return null;
    if (isSetTo(section, "visible", false)) {
      this.#remarks.change("sectionTitleHidden", title);
      return null;
    }
    return title;
  }

  #open(titles: readonly string[]): PlainSection {
    const section: PlainSection = {
      title: titles.length === 0 ? null : titles.join(joint).slice(0, 200),
      directions: "",
      draw: null,
      shuffle: false,
      timeLimitMs: null,
      items: [],
    };
    this.sections.push(section);
    return section;
  }

  #itemReference(reference: XmlElement, from: string): ItemReference {
    this.nameFlow(reference);
    const notes = new Notes();
    const limits = timeLimitsOf(reference);
    if (limits.most !== null) notes.add("itemTimeLimitLeftOut", `${limits.most / 1_000} s`);
    for (const other of limits.others) notes.add("itemTimeLimitLeftOut", other);
    const attempts = attemptsOf(reference);
    if (attempts !== null && attempts !== 1) notes.add("itemAttemptsLeftOut", String(attempts));
    for (const control of unusualControls(reference)) notes.add("itemControlLeftOut", control);
    if (childElements(reference, "templateDefault").length > 0) notes.add("elementLeftOut", "templateDefault");
    if (childElements(reference, "variableMapping").length > 0) notes.add("elementLeftOut", "variableMapping");
    if ((reference.attributes["category"] ?? "").trim() !== "") this.#remarks.change("tagsLeftOut");
    return {
      identifier: identifierOf(reference),
      path: packagePath(this.#files, baseOf(from, reference), reference.attributes["href"] ?? ""),
      weights: childElements(reference, "weight").map((weight) => ({
        identifier: identifierOf(weight),
        value: numberIn(weight.attributes["value"] ?? ""),
      })),
      changed: notes.list(),
    };
  }

  /** Reads the rules of a section; those of a section that contains others (`plain` is null) cannot be imported. */
  #rules(section: XmlElement, plain: PlainSection | null, name: string): void {
    const limits = timeLimitsOf(section);
    nameOtherLimits(limits, this.#remarks);
    if (limits.most !== null) {
      if (plain) plain.timeLimitMs = limits.most;
      else this.#remarks.change("timeLimitLeftOut", `${name}: ${limits.most / 1_000} s`);
    }
    const attempts = attemptsOf(section);
    if (attempts !== null && attempts !== 1) this.#remarks.change("attemptsLeftOut", `${name}: ${attempts}`);
    for (const control of unusualControls(section))
      this.#remarks.change("sessionControlLeftOut", `${name}: ${control}`);
    this.#selection(section, plain, name);
    this.#ordering(section, plain, name);
  }

  #selection(section: XmlElement, plain: PlainSection | null, name: string): void {
    const [selection] = childElements(section, "selection");
    if (!selection) return;
    const select = countIn(selection, "select", 0);
    const of = plain?.items.length ?? 0;
    const replaced = isSetTo(selection, "withReplacement", true);
    if (!plain || select === 0 || replaced || select > of) {
      this.#remarks.change("selectionLeftOut", `${name}: ${select}${replaced ? ", withReplacement" : ""}`);
      return;
    }
    if (childElements(section).some((child) => isSetTo(child, "required", true)))
      this.#remarks.change("requiredLeftOut", name);
    if (select < of) plain.draw = select;
  }

  #ordering(section: XmlElement, plain: PlainSection | null, name: string): void {
    const [ordering] = childElements(section, "ordering");
    if (!ordering || !isSetTo(ordering, "shuffle", true)) return;
    if (!plain) {
      this.#remarks.change("orderingLeftOut", name);
      return;
    }
    plain.shuffle = true;
    const fixed = childElements(section, "assessmentItemRef").filter((reference) => isSetTo(reference, "fixed", true));
    if (fixed.length > 0) this.#remarks.change("fixedPlaceLeftOut", `${name}: ${fixed.map(identifierOf).join(", ")}`);
  }
}
