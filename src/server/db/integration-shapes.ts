import type { JWK } from "jose";

/** What went wrong last, by its name. */
export interface NotedFault {
  readonly at: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** The public keys of a platform. */
export interface KnownKeySet {
  readonly keys: readonly JWK[];
  readonly readAt: number;
}

/** The parameters of a login that a platform starts. */
export interface LoginRequest {
  readonly iss: string;
  readonly login_hint: string;
  readonly target_link_uri: string;
  readonly client_id?: string;
  readonly lti_message_hint?: string;
  readonly lti_deployment_id?: string;
  readonly lti_storage_target?: string;
}

/** Where the platform takes scores and lists members. Addresses are complete. */
export interface LaunchServices {
  readonly lineItem: string | null;
  readonly lineItems: string | null;
  readonly scopes: readonly string[];
  readonly memberships: string | null;
}

/** What an accepted launch says. */
export interface LaunchDetails extends LaunchServices {
  readonly deploymentId: string;
  /** null: the platform does not name the person. */
  readonly subject: string | null;
  readonly isInstructor: boolean;
  /** Empty: the platform gives none. */
  readonly name: string;
  readonly title: string;
  readonly contextId: string | null;
  /** null: tests are to be chosen for a list at the platform. */
  readonly resourceLinkId: string | null;
  /** The assignment that deep linking offered; null: none. */
  readonly offerId: string | null;
  /** It was launched in a frame of the platform and goes on in another window. */
  readonly isFramed: boolean;
  /** Of deep linking; null: a launch of a link. */
  readonly choice: {
    readonly returnUrl: string;
    readonly several: boolean;
    readonly takesLineItem: boolean;
    readonly data: string | null;
  } | null;
}

/** A score as the platform is sent it. */
export interface ScoreMessage {
  readonly userId: string;
  readonly timestamp: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
  readonly comment?: string;
}

/** A score that was sent or is about to be, of one version of the result. */
export interface SentScore {
  readonly version: number;
  /** The time in the message, in ms since 1970. */
  readonly at: number;
  /** The platform has another score of this time, so that the next message needs a later one. */
  readonly isTimeTaken: boolean;
  /** The platform has it. */
  readonly isDelivered: boolean;
  readonly message: ScoreMessage;
}

/** A test as deep linking gives it to the platform. */
export interface ContentItem {
  readonly type: "ltiResourceLink";
  readonly title: string;
  readonly url: string;
  readonly custom: Readonly<Record<string, string>>;
  readonly lineItem?: { readonly label: string; readonly scoreMaximum: number; readonly resourceId: string };
  readonly available?: { readonly startDateTime: string; readonly endDateTime: string };
  readonly submission?: { readonly endDateTime: string };
}
