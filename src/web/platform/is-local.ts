/** Whether a host name denotes the device itself, such as localhost. */
export const isLocal = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
