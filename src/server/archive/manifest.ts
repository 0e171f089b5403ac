import type packageLock from "../../../package-lock.json";
import type packageJson from "../../../package.json";

type Manifest = typeof packageJson;
type Texts = Readonly<Record<string, string>>;

/** The commands that run a built program. */
const ofPrograms = /^node src\/server\/(?:start|command)\.js\b/;

/** `package.json` of an archive: the commands of the programs, and the packages that they need when they run. */
export function archiveManifest({
  name,
  version,
  description,
  license,
  type,
  engines,
  scripts,
  dependencies,
}: Manifest) {
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    scripts: Object.fromEntries(Object.entries(scripts as Texts).filter(([, command]) => ofPrograms.test(command))),
    dependencies,
  };
}

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** One package of a lock file, as it is without the development packages; null where it is one. */
function withoutDevelopment({ dev, devOptional, ...locked }: Locked): object | null {
  if (dev === true) return null;
  return devOptional === true ? { ...locked, optional: true } : locked;
}

/** `package-lock.json` of an archive with this manifest: the same versions, without development packages. */
export function archiveLock(
  { packages, ...lock }: Pick<typeof packageLock, "name" | "version" | "lockfileVersion" | "requires" | "packages">,
  {
    name,
    version,
    license,
    engines,
    dependencies,
  }: Pick<Manifest, "name" | "version" | "license" | "engines"> & { readonly dependencies: Texts },
) {
  const needed = Object.entries(packages as Readonly<Record<string, Locked>>).flatMap(([place, locked]) => {
    const left = place === "" ? null : withoutDevelopment(locked);
    return left === null ? [] : [[place, left] as const];
  });
  return {
    ...lock,
    packages: { "": { name, version, license, dependencies, engines }, ...Object.fromEntries(needed) },
  };
}
