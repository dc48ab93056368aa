import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ os: string, cpu: string, libc?: string }} Machine */
/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries */
/** @typedef {{ parent: string, name: string, version: string, machine: Machine }} NativePackage */

/**
 * The kinds of machine that `npm start` must work on.
 *
 * @type {Machine[]}
 */
export const supportedMachines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
];

/** @returns {string | undefined} */
function readLibc() {
  if (process.platform !== 'linux') return undefined;
  // Without its list of connections, whose names it would look up for seconds.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport();
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report);
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @returns {Machine} */
export function readMachine() {
  const libc = readLibc();
  return { os: process.platform, cpu: process.arch, ...(libc ? { libc } : {}) };
}

/** @param {Machine} machine */
export function nameMachine({ os, cpu, libc }) {
  return `${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`;
}

/**
 * @param {string[] | undefined} allowed a list of npm's: names, or names to leave out after a `!`
 * @param {string | undefined} value
 */
function allows(allowed, value) {
  if (!allowed || value === undefined) return true;
  if (allowed.includes(`!${value}`)) return false;
  return allowed.includes(value) || allowed.every((name) => name.startsWith('!'));
}

/**
 * Whether a package is native code that this machine needs.
 *
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
export function isNativeFor({ os, cpu, libc }, machine) {
  return (
    cpu !== undefined && allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc)
  );
}

/**
 * The machine that a name such as `binding-linux-x64-gnu` ends in. The name is all there is to go by when npm has
 * left the package out of the lock file.
 *
 * @param {string} name
 * @returns {Machine | undefined}
 */
function readNamedMachine(name) {
  const [, os, cpu, library] = /(?:^|[-/])(linux|darwin)-(x64|arm64)(?:-(gnu|musl))?$/.exec(name) ?? [];
  if (!os || !cpu) return undefined;
  return { os, cpu, ...(os === 'linux' ? { libc: library === 'musl' ? 'musl' : 'glibc' } : {}) };
}

/**
 * The native packages that other packages of the lock file ask for, on one machine.
 *
 * @param {LockEntries} entries
 * @param {Machine} machine
 * @returns {NativePackage[]}
 */
function listNatives(entries, machine) {
  const wanted = nameMachine(machine);
  return Object.entries(entries).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const named = readNamedMachine(name);
      const isWanted = named && nameMachine(named) === wanted && /^\d/.test(version);
      return isWanted ? [{ parent, name, version, machine }] : [];
    }),
  );
}

/**
 * The paths at which Node looks for a package that another one imports, nearest first.
 *
 * @param {string} parent
 * @param {string} name
 */
function listPlaces(parent, name) {
  const parts = parent.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** @param {string} path a path of the lock file, such as `node_modules/vite/node_modules/rolldown` */
const packageName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * npm leaves an optional package out of the lock file when its registry does not hold it, or keeps it without an
 * integrity. On the machine that needs it nothing is installed then, and Node finds the binding of another version.
 *
 * @param {LockEntries} entries
 * @returns {string[]} a sentence for each native package that cannot be installed on a supported machine
 */
export function listLockFaults(entries) {
  return supportedMachines.flatMap((machine) =>
    listNatives(entries, machine).flatMap(({ parent, name, version }) => {
      const place = listPlaces(parent, name).find((path) => path in entries);
      const found = place ? entries[place] : undefined;
      if (found?.version === version && found.integrity) return [];
      const reason = !found
        ? 'is not in the lock file'
        : found.version === version
          ? 'has no integrity in the lock file'
          : `is ${found.version} in the lock file`;
      return [
        `${name} ${version}, which ${packageName(parent)} needs on ${nameMachine(machine)}, ${reason}.`,
      ];
    }),
  );
}

/** @param {string} folder */
function readVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/**
 * @param {LockEntries} entries
 * @param {{ root: string, machine: Machine }} installation
 * @returns {string[]} a sentence for each native package that is missing on this machine, or is of another version
 * than the package that would load it
 */
export function listNativeFaults(entries, { root, machine }) {
  const installed = listNatives(entries, machine).filter(({ parent }) => existsSync(join(root, parent)));
  return installed.flatMap(({ parent, name, version }) => {
    const places = listPlaces(parent, name).map((path) => join(root, path));
    const place = places.find((path) => existsSync(path));
    const found = place ? readVersion(place) : undefined;
    if (found === version) return [];
    const needed = `${packageName(parent)} needs the native package ${name} ${version} on this machine (${nameMachine(machine)})`;
    return [found ? `${needed}, and would load version ${found}.` : `${needed}, and it is not installed.`];
  });
}
