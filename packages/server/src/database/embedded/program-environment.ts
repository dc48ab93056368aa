/** Nothing of ours: PGDATA, PGOPTIONS or a locale of the caller would change what the programs do. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
