import { assignmentCalls } from "./assignment-calls";
import { classCalls } from "./class-calls";
import { editionCalls } from "./edition-calls";
import { integrationCalls } from "./integration-calls";
import { ltiCalls } from "./lti-calls";
import { markingCalls } from "./marking-calls";
import { paperCalls } from "./paper-calls";
import { questionReportCalls } from "./question-report-calls";
import { regradeCalls } from "./regrade-calls";
import { roomCalls } from "./room-calls";
import { studioCalls } from "./studio-calls";

/** The calls of authors and teachers, and those by which students see what teachers give. */
export const staffCalls = {
  ...studioCalls,
  ...editionCalls,
  ...classCalls,
  ...assignmentCalls,
  ...regradeCalls,
  ...markingCalls,
  ...paperCalls,
  ...questionReportCalls,
  ...roomCalls,
  ...integrationCalls,
  ...ltiCalls,
};
