/** A setting cannot be read; `message` is one sentence for the person at the terminal. */
export class ConfigFault extends Error {
  override readonly name = "ConfigFault";
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;
