import { refusals, type Reason, type RefusalCode } from "./reasons";

/** Thrown if one question cannot be used; the others of the file are still read. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(code: RefusalCode, detail?: string) {
    super(refusals[code].en);
    this.name = "Refusal";
    this.reason = detail === undefined ? { code } : { code, detail };
  }
}
