import type { MakeLimit } from "./limit";

/**
 * The rate limits of single calls. Those possible without a session are limited by address, so that one caller can
 * neither fill the site nor cause many paid messages.
 */
export function createAccountLimits(limit: MakeLimit) {
  const sealed = limit("sealed", { points: 1, seconds: 365 * 86_400 });
  const take = (name: string, points: number, seconds: number) => limit(name, { points, seconds }).take;
  return {
    /** Whether this encrypted sign-in has not been seen within a year. */
    isFirstSealed: async (bytes: string): Promise<boolean> => (await sealed.count(bytes)) === 1,
    /** A class of thirty registers in one lesson, from one address. */
    register: take("register", 60, 3_600),
    socialLogin: take("social", 120, 60),
    /** A class that comes over from another site at the same time. */
    enterByCode: take("enter_code", 120, 60),
    entryCode: take("entry_code", 30, 600),
    findPassword: take("find_pwd", 60, 600),
    /** By account, as the next one: processing a picture is expensive, and so is reading all data of a person. */
    upload: take("upload", 30, 600),
    /** The pieces of a file: one of 60 MB has thirty. */
    importPiece: take("import_piece", 900, 600),
    beginImport: take("import", 60, 3_600),
    exportData: take("export", 6, 600),
    exportTest: take("export_test", 30, 600),
    /** Invitations made by one person. */
    invitation: take("share", 60, 3_600),
  };
}
