import path from "node:path";

/** Where PostgreSQL on this port listens in a folder. */
export const socketPathOf = (folder: string, port: number): string => path.join(folder, `.s.PGSQL.${port}`);
