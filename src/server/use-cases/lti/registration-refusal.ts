import type { RegistrationRefusalName } from "../../../contract/integrations/registration-refusals";

/** A platform cannot be registered by dynamic registration; `facts` are named by the words. */
export class RegistrationRefusal extends Error {
  override readonly name = "RegistrationRefusal";
  readonly reason: RegistrationRefusalName;
  readonly facts: Readonly<Record<string, string>>;

  constructor(reason: RegistrationRefusalName, facts: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}
