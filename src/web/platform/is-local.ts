/** Whether a host name is that of the device itself, which no other can reach by it. */
export const isLocal = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
