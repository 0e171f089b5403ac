import path from "node:path";

/** The socket of PostgreSQL on this port in a folder. */
export const socketPathOf = (folder: string, port: number): string => path.join(folder, `.s.PGSQL.${port}`);
