import type { TestRemarkCode } from "../reasons";
import type { RecordPiece } from "../record";

type Remark = Extract<RecordPiece, { piece: "remark" }>;

/** Collects the remarks about a test: each code once for each detail. */
export class TestRemarks {
  readonly #remarks = new Map<string, Remark>();

  #add(kind: Remark["kind"], code: TestRemarkCode, detail: string | undefined): void {
    const remark = detail === undefined || detail === "" ? { code } : { code, detail: detail.slice(0, 200) };
    this.#remarks.set(`${code} ${detail ?? ""}`, { piece: "remark", kind, remark });
  }

  keep(code: TestRemarkCode, detail?: string): void {
    this.#add("kept", code, detail);
  }

  change(code: TestRemarkCode, detail?: string): void {
    this.#add("changed", code, detail);
  }

  list(): readonly Remark[] {
    return [...this.#remarks.values()];
  }
}
