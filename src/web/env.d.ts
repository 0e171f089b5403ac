/** What a build may be told. */
interface ImportMetaEnv {
  /** Where the server is; left out: at the same origin. */
  readonly VITE_API_BASE?: string;
  /** How answers and bodies look on the wire, as JSON; what is left out is as by default. */
  readonly VITE_WIRE?: string;
}
