import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (linux/ext4.h): nothing more reaches the disk, as in a power
 * failure.
 */
const powerOff =
  'open(my $at, "<", $ARGV[0]) or die $!; ' + 'my $how = pack("L", 2); ioctl($at, 0x8004587D, $how) or die $!';

const diskMb = 900;
const unmountTries = 50;

/** A separate file system, in a file, that can lose its power and be filled. */
export interface DiskImage {
  /** Where it is mounted. */
  readonly folder: string;
  /** Drops all writes that have not reached the disk, ends the processes on it, and mounts it again. */
  readonly cutPower: () => Promise<void>;
  /** Fills the disk; returns a function that frees the space again. */
  readonly fill: () => Promise<() => Promise<void>>;
  readonly remove: () => Promise<void>;
}

/** A sentence on what this machine lacks for a separate disk; null: nothing. */
export function lacksForDisk(): string | null {
  if (process.platform !== "linux") return "a file system of its own needs Linux";
  if (process.getuid?.() !== 0) return "a file system of its own needs root";
  if (!existsSync("/dev/loop-control")) return "a file system of its own needs loop devices (/dev/loop-control)";
  const folders = (process.env["PATH"] ?? "").split(":").concat("/usr/sbin", "/sbin");
  const missing = ["mkfs.ext4", "mount", "umount", "perl", "fallocate"].filter(
    (name) => !folders.some((folder) => existsSync(path.join(folder, name))),
  );
  return missing.length === 0 ? null : `a file system of its own needs ${missing.join(", ")}`;
}

/** Kills every process that works in the folder, immediately. */
async function killWithin(folder: string): Promise<void> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const at = await readlink(`/proc/${pid}/cwd`).catch(() => "");
    if (at.startsWith(folder) && Number(pid) !== process.pid)
      try {
        process.kill(Number(pid), "SIGKILL");
      } catch {
        // it has just ended
      }
  }
}

async function unmount(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await killWithin(folder);
    try {
      return void (await run("umount", [folder]));
    } catch (error) {
      if (tries === unmountTries) throw error;
      await pause(100);
    }
  }
}

export async function makeDisk(): Promise<DiskImage> {
  const base = await mkdtemp(path.join(tmpdir(), "invigil-disk-"));
  const [file, folder] = [path.join(base, "disk.img"), path.join(base, "mounted")];
  await mkdir(folder);
  await run("fallocate", ["-l", `${diskMb}M`, file]);
  await run("mkfs.ext4", ["-q", "-m", "0", file]);
  const [filler, rest] = [path.join(folder, "filler"), path.join(folder, "rest")];
  const makeRoom = async (): Promise<void> => {
    await Promise.all([filler, rest].map((one) => rm(one, { force: true })));
  };
  const mount = () => run("mount", ["-o", "loop", file, folder]);
  await mount();
  return {
    folder,
    cutPower: async () => {
      await run("perl", ["-e", powerOff, folder]);
      await unmount(folder);
      await mount();
      // freeing the space may not have reached the disk
      await makeRoom();
    },
    fill: async () => {
      const { stdout } = await run("df", ["--output=avail", "-B1", folder]);
      const free = Number(stdout.split("\n")[1]);
      await run("fallocate", ["-l", String(free), filler]).catch(() => undefined);
      await run("dd", ["if=/dev/zero", `of=${rest}`, "bs=4096"]).catch(() => undefined);
      return makeRoom;
    },
    remove: async () => {
      await unmount(folder);
      await rm(base, { recursive: true, force: true });
    },
  };
}
