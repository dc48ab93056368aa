/** A clean environment: PGDATA, PGOPTIONS or a locale of the caller would change the behaviour of the binaries. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
