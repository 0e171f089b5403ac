import { CallRefusal } from "../../support/refusal";
import { PublishingFault } from "../publishing/publishing-fault";

/** The refusal of a test that does not fit the rules of tests, for its `PublishingFault`; other errors as they are. */
export const unfitOr = (error: unknown): unknown =>
  error instanceof PublishingFault ? new CallRefusal("testUnfit", { why: error.message }) : error;
