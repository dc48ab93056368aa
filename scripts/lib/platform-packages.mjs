/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries */
/** @typedef {{ parent: string, name: string, version: string }} MissingPackage */

const libraries = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/**
 * The paths at which Node would look for a package that another one imports, nearest first.
 *
 * @param {string} parent
 * @param {string} name
 */
function listPlaces(parent, name) {
  const parts = parent.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * npm drops an optional package from the lock file when its registry does not hold it, and `npm ci` then refuses
 * the whole file; on the machine the package is for, nothing would be installed at all.
 *
 * @param {LockEntries} entries
 * @returns {MissingPackage[]}
 */
export function listMissingPlatformPackages(entries) {
  return Object.entries(entries).flatMap(([parent, { optionalDependencies = {} }]) => {
    const wanted = Object.entries(optionalDependencies).filter(([, version]) => /^\d/.test(version));
    return wanted
      .filter(([name, version]) => {
        const found = listPlaces(parent, name).find((place) => place in entries);
        return !found || entries[found]?.version !== version;
      })
      .map(([name, version]) => ({ parent, name, version }));
  });
}

/**
 * What the ending of a name such as `binding-linux-x64-gnu` says about the machine it is for.
 *
 * @param {string} name
 * @returns {Pick<LockEntry, 'os' | 'cpu' | 'libc'>}
 */
function readPlatform(name) {
  const [, os = '', cpu = '', library = ''] =
    /-([a-z]+\d*)-([a-z]+\d*[a-z]?)(?:-([a-z]+))?$/.exec(name) ?? [];
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const libc = os === 'linux' ? libraries.get(library) : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}

/**
 * @param {LockEntries} entries
 * @returns {LockEntries} the same with an entry for every missing package, sorted as npm sorts them
 */
export function addPlatformPackages(entries) {
  const complete = { ...entries };
  for (const { parent, name, version } of listMissingPlatformPackages(entries)) {
    const beside = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`;
    const place = beside in complete ? `${parent}/node_modules/${name}` : beside;
    const { dev } = entries[parent] ?? {};
    complete[place] = { version, ...(dev ? { dev } : {}), optional: true, ...readPlatform(name) };
  }
  return Object.fromEntries(Object.entries(complete).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
