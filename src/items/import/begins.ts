/** Whether bytes hold these Latin-1 characters at a position. */
export const begins = (bytes: Buffer, characters: string, at = 0): boolean =>
  bytes.subarray(at, at + characters.length).toString("latin1") === characters;
