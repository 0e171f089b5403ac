import { totalmem } from "node:os";

const megabyte = 1024 * 1024;
const leastMb = 64;
const mostMb = 512;
const share = 1 / 16;

/** The memory in MB in which PostgreSQL holds pages of tables, on a machine with so many bytes of memory. */
export const sharedBuffersMb = (memory: number): number =>
  Math.min(mostMb, Math.max(leastMb, Math.floor((memory * share) / megabyte)));

/** The memory of this machine or, in a container that has less, of the container. */
export function memoryHere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
