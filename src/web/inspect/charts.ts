import type { AnyStateMachine } from "xstate";
import { appearanceMachine } from "../../../machines/appearance/appearance.machine";
import { audioMachine } from "../../../machines/audio/audio.machine";
import { soundCheckMachine } from "../../../machines/audio/sound-check.machine";
import { attemptMachine } from "../../../machines/exam/attempt.machine";
import { clockMachine } from "../../../machines/exam/clock.machine";
import { handInMachine } from "../../../machines/exam/hand-in.machine";
import { presenceMachine } from "../../../machines/exam/presence.machine";
import { sittingMachine } from "../../../machines/exam/sitting.machine";
import { speechMachine } from "../../../machines/exam/speech.machine";
import { breakMachine } from "../../../machines/families/break.machine";
import { catMachine } from "../../../machines/families/cat.machine";
import { examAutoMachine } from "../../../machines/families/exam-auto.machine";
import { examMachine } from "../../../machines/families/exam.machine";
import { fixedSectionsMachine } from "../../../machines/families/fixed-sections.machine";
import { itemAdaptiveMachine } from "../../../machines/families/item-adaptive.machine";
import { mapMiniMachine } from "../../../machines/families/map-mini.machine";
import { mapMachine } from "../../../machines/families/map.machine";
import { optMachine } from "../../../machines/families/opt.machine";
import { practiceSectionMachine } from "../../../machines/families/practice-section.machine";
import { satMachine } from "../../../machines/families/sat.machine";
import { faultsMachine } from "../../../machines/faults/faults.machine";
import { importingMachine } from "../../../machines/importing/importing.machine";
import { launchMachine } from "../../../machines/integrations/launch.machine";
import { lockdownMachine } from "../../../machines/integrations/lockdown.machine";
import { passBackMachine } from "../../../machines/integrations/pass-back.machine";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import { outboxMachine } from "../../../machines/outbox/outbox.machine";
import { queueMachine } from "../../../machines/outbox/queue.machine";
import { practiceSetMachine } from "../../../machines/practice-set/practice-set.machine";
import { progressMachine } from "../../../machines/progress/progress.machine";
import { releaseMachine } from "../../../machines/release/release.machine";
import { boardMachine } from "../../../machines/room/board.machine";
import { lobbyMachine } from "../../../machines/room/lobby.machine";
import { roomMachine } from "../../../machines/room/room.machine";
import { seatMachine } from "../../../machines/room/seat.machine";
import { routesMachine } from "../../../machines/routes/routes.machine";
import { sessionMachine } from "../../../machines/session/session.machine";
import { assignmentMachine } from "../../../machines/studio/assignment.machine";
import { draftMachine } from "../../../machines/studio/draft.machine";
import { editionMachine } from "../../../machines/studio/edition.machine";
import { markingMachine } from "../../../machines/studio/marking.machine";
import { pastingMachine } from "../../../machines/studio/pasting.machine";
import { publishingMachine } from "../../../machines/studio/publishing.machine";
import { questionReportMachine } from "../../../machines/studio/question-report.machine";
import { regradeMachine } from "../../../machines/studio/regrade.machine";
import { regradingMachine } from "../../../machines/studio/regrading.machine";
import { resultReleaseMachine } from "../../../machines/studio/result-release.machine";
import { reviewMachine } from "../../../machines/studio/review.machine";
import { rosterMachine } from "../../../machines/studio/roster.machine";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";
import { invitationMachine } from "../../../machines/visitor/invitation.machine";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";

/** Every chart of the product, in display order. */
export const charts: readonly AnyStateMachine[] = [
  sessionMachine,
  visitorMachine,
  invitationMachine,
  routesMachine,
  faultsMachine,
  tabsMachine,
  layoutMachine,
  appearanceMachine,
  releaseMachine,
  progressMachine,
  attemptMachine,
  sittingMachine,
  outboxMachine,
  queueMachine,
  clockMachine,
  handInMachine,
  presenceMachine,
  speechMachine,
  fixedSectionsMachine,
  itemAdaptiveMachine,
  practiceSectionMachine,
  breakMachine,
  mapMachine,
  mapMiniMachine,
  examMachine,
  examAutoMachine,
  catMachine,
  satMachine,
  audioMachine,
  soundCheckMachine,
  optMachine,
  practiceSetMachine,
  importingMachine,
  draftMachine,
  assignmentMachine,
  editionMachine,
  resultReleaseMachine,
  regradeMachine,
  questionReportMachine,
  reviewMachine,
  pastingMachine,
  publishingMachine,
  rosterMachine,
  regradingMachine,
  markingMachine,
  roomMachine,
  seatMachine,
  lockdownMachine,
  launchMachine,
  passBackMachine,
  lobbyMachine,
  boardMachine,
];

/** The chart with this id, such as `session`. */
export const chartOf = (id: string): AnyStateMachine | undefined => charts.find((chart) => chart.id === id);
