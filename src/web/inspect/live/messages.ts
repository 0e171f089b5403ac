/** The name of the channel between the tabs of one browser. */
export const channelName = "invigil.inspection";
export const version = 1;

/** The state of an actor; masked. */
export interface ActorState {
  readonly status: string;
  /** Ids of the active states. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly context: unknown;
  /** Types of the events that the active states react to. */
  readonly accepts: readonly string[];
}

export interface ActorFact {
  /** Unique within its tab. */
  readonly actor: string;
  /** The id of its chart. */
  readonly chart: string;
  readonly state: ActorState;
}

/** From an inspector to the tabs of the app. */
export type InspectionRequest =
  /** Repeated while the inspector is open: a tab that receives none for a while stops reporting. */
  | { readonly version: 1; readonly kind: "hello" }
  | { readonly version: 1; readonly kind: "bye" }
  | {
      readonly version: 1;
      readonly kind: "send";
      readonly tab: string;
      readonly actor: string;
      readonly event: { readonly type: string; readonly [field: string]: unknown };
    };

export interface InspectionStep extends ActorFact {
  readonly version: 1;
  readonly kind: "step";
  readonly tab: string;
  /** Epoch ms by the tab's clock. */
  readonly at: number;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** Ids of the transitions taken. */
  readonly transitions: readonly string[];
}

/** From a tab of the app to the inspectors. */
export type InspectionReport =
  | {
      readonly version: 1;
      readonly kind: "actors";
      readonly tab: string;
      readonly at: number;
      readonly actors: readonly ActorFact[];
    }
  | InspectionStep
  /** An event that the actor does not accept now, or not with this payload. */
  | {
      readonly version: 1;
      readonly kind: "refused";
      readonly tab: string;
      readonly at: number;
      readonly actor: string;
      readonly eventType: string;
    };

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === "string");
const isEvent = (value: unknown): boolean => isFields(value) && typeof value["type"] === "string";
const isState = (value: unknown): boolean =>
  isFields(value) &&
  typeof value["status"] === "string" &&
  isTexts(value["active"]) &&
  isTexts(value["tags"]) &&
  isTexts(value["accepts"]);
const isFact = (value: unknown): boolean =>
  isFields(value) &&
  typeof value["actor"] === "string" &&
  typeof value["chart"] === "string" &&
  isState(value["state"]);

const reportShapes: Readonly<Record<InspectionReport["kind"], (fields: Fields) => boolean>> = {
  actors: (fields) => Array.isArray(fields["actors"]) && fields["actors"].every(isFact),
  step: (fields) => isFact(fields) && isEvent(fields["event"]) && isTexts(fields["transitions"]),
  refused: (fields) => typeof fields["actor"] === "string" && typeof fields["eventType"] === "string",
};
const isReportKind = (kind: unknown): kind is InspectionReport["kind"] =>
  typeof kind === "string" && Object.hasOwn(reportShapes, kind);

/** Whether a message, or a line of a recording, is a report of this version. */
export const isReport = (value: unknown): value is InspectionReport =>
  isFields(value) &&
  value["version"] === version &&
  isReportKind(value["kind"]) &&
  typeof value["tab"] === "string" &&
  typeof value["at"] === "number" &&
  reportShapes[value["kind"]](value);

export const isRequest = (value: unknown): value is InspectionRequest =>
  isFields(value) &&
  value["version"] === version &&
  (value["kind"] === "hello" ||
    value["kind"] === "bye" ||
    (value["kind"] === "send" &&
      typeof value["tab"] === "string" &&
      typeof value["actor"] === "string" &&
      isEvent(value["event"])));
