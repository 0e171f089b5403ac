/** Whether the host name of an address means this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
