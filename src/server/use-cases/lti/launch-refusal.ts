import type { LaunchRefusalName } from "../../../contract/integrations/launch-refusals";
import type { LoginRequest } from "../../db/integration-shapes";

interface More {
  /** What the words name, such as times. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The login by which the launch can be begun again in a window of its own. */
  readonly again?: LoginRequest;
}

/** A launch from a learning platform is refused. */
export class LaunchRefusal extends Error {
  override readonly name = "LaunchRefusal";
  readonly reason: LaunchRefusalName;
  readonly facts: Readonly<Record<string, string>>;
  readonly again: LoginRequest | null;

  constructor(reason: LaunchRefusalName, { facts = {}, again }: More = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
    this.again = again ?? null;
  }
}
