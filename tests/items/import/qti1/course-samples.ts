import type { RecordPiece } from "../../../../src/items/import/record";
import { brief, canvas, equal, html, item, lid, metadata, rule } from "./samples";

export const question = (ident: string, stem = "Which?", fields: Record<string, string> = {}): string =>
  canvas("multiple_choice", html(stem) + lid("r", { a: "frog", b: "pike" }), rule(equal("a"), 100))
    .replace('<item ident="i"', `<item ident="${ident}"`)
    .replace("<qtimetadata>", `<qtimetadata>${metadata(fields).replace(/<\/?qtimetadata>/g, "")}`);
export const textOnly = (ident: string, text: string): string =>
  item({
    ident,
    title: "Read",
    fields: { question_type: "text_only_question", points_possible: 0 },
    presentation: html(text),
  });
export const manifest = (resources: string): string =>
  '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><schema>IMS Common Cartridge</schema>' +
  "<lom><general><language>en-US</language></general></lom></metadata>" +
  `<resources>${resources}</resources></manifest>`;
export const resource = (identifier: string, type: string, files: readonly string[], more = ""): string =>
  `<resource identifier="${identifier}" type="${type}">` +
  `${files.map((href) => `<file href="${href}"/>`).join("")}${more}</resource>`;
export const quizType = "imsqti_xmlv1p2/imscc_xmlv1p1/assessment";
export const beside = "associatedcontent/imscc_xmlv1p1/learning-application-resource";

/** An outline of the pieces: headers without `files`, remarks, and the stems or outcomes of questions. */
export const outline = (pieces: readonly RecordPiece[]): unknown[] =>
  pieces.map((piece) => {
    if ("header" in piece) {
      const { files: _files, ...header } = piece.header;
      return { [piece.piece]: header };
    }
    if (piece.piece === "remark" || piece.piece === "refusal")
      return [piece.piece, "kind" in piece ? piece.kind : "", piece.remark.code, piece.remark.detail ?? ""].join(" ");
    return piece.piece === "question" ? piece.question.stem.html : brief(piece);
  });

export const settings = (more: string): string =>
  '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0" identifier="q"><title>Pond quiz</title>' +
  `<description>&lt;p&gt;Take care.&lt;/p&gt;</description><quiz_type>assignment</quiz_type>${more}</quiz>`;
