import type { LaunchRefusalName } from "../../../contract/integrations/launch-refusals";
import type { LoginRequest } from "../../db/integration-shapes";

/** Where a platform stores the secret of a browser: the frame of an origin. */
export interface PlatformStorage {
  readonly origin: string;
  readonly frame: string;
}

interface More {
  /** What the words name, such as times. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The login by which the launch can be begun again in a window of its own. */
  readonly again?: LoginRequest;
  /** Where the platform may have stored the secret of the browser; null or absent: it stores none. */
  readonly storage?: PlatformStorage | null;
}

/** A launch from a learning platform is refused. */
export class LaunchRefusal extends Error {
  override readonly name = "LaunchRefusal";
  readonly reason: LaunchRefusalName;
  readonly facts: Readonly<Record<string, string>>;
  readonly again: LoginRequest | null;
  readonly storage: PlatformStorage | null;

  constructor(reason: LaunchRefusalName, { facts = {}, again, storage }: More = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
    this.again = again ?? null;
    this.storage = storage ?? null;
  }
}
