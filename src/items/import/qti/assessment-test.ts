import type { TestHeader } from "../record";
import type { XmlElement } from "../xml";
import { childElements, xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { identifierOf } from "./attributes";
import { languageOf } from "./language";
import { excerptOf } from "./markup";
import { testTotal, type TestTotal } from "./outcome-processing";
import { baseOf, fileFinder } from "./references";
import { namePartModes, testAttempts, unusualControls } from "./session-control";
import { TestRemarks } from "./test-remarks";
import { SectionList, type PlainSection } from "./test-sections";
import { testTimeLimit } from "./time-limits";

/** An assessmentTest as a plain list of sections. */
export interface TestPlan {
  readonly file: string;
  readonly header: TestHeader;
  readonly remarks: TestRemarks;
  readonly sections: readonly PlainSection[];
  readonly total: TestTotal;
  /** A part of the test is in a file that is missing. */
  readonly incomplete: boolean;
  /** Rules by which the content shown depends on the answers. */
  readonly flow: readonly string[];
}

const nameParts = (test: XmlElement, parts: readonly XmlElement[], remarks: TestRemarks): void => {
  if (parts.length > 1) remarks.change("partsAsSections", String(parts.length));
  for (const part of parts) {
    namePartModes(part, remarks);
    for (const control of unusualControls(part)) remarks.change("sessionControlLeftOut", control);
  }
  for (const feedback of [test, ...parts].flatMap((element) => childElements(element, "testFeedback")))
    remarks.change("testFeedbackLeftOut", `${identifierOf(feedback)}: ${excerptOf(xmlText(feedback))}`);
};

/** Reads an assessmentTest whose elements have the names of QTI 2; its items are not read yet. */
export const testPlan = (test: XmlElement, file: string, files: PackageFiles): TestPlan => {
  const remarks = new TestRemarks();
  const list = new SectionList(files, remarks);
  const from = baseOf(file, test);
  const parts = childElements(test, "testPart");
  const language = languageOf(test);
  if (language) remarks.keep("languageKept", test.attributes["xml:lang"]);
  const timeLimitMs = testTimeLimit(test, parts, remarks);
  const attempts = testAttempts(parts, remarks);
  nameParts(test, parts, remarks);
  for (const { attributes } of childElements(test, "stylesheet"))
    remarks.change("stylesheetLeftOut", (attributes["href"] ?? "").slice(0, 60));
  const total = testTotal(test, remarks);
  const said = [test, ...parts].map((element) => list.directionsOf(element, from)).join("");
  for (const part of parts) {
    list.nameFlow(part);
    for (const child of childElements(part))
      if (child.name === "assessmentSection" || child.name === "assessmentSectionRef") list.addAny(child, from, [], []);
  }
  return {
    file,
    header: {
      title: (test.attributes["title"] ?? "").trim().slice(0, 300) || null,
      language,
      ...(timeLimitMs === null ? {} : { timeLimitMs }),
      ...(attempts === undefined ? {} : { attempts }),
      ...(said === "" ? {} : { directions: { html: said } }),
      files: fileFinder(files),
    },
    remarks,
    sections: list.sections,
    total,
    incomplete: list.incomplete,
    flow: remarks
      .list()
      .filter(({ remark }) => remark.code === "preConditionLeftOut" || remark.code === "branchRuleLeftOut")
      .map(
        ({ remark }) =>
          `${remark.code === "preConditionLeftOut" ? "preCondition" : "branchRule"} ${remark.detail ?? ""}`,
      ),
  };
};
