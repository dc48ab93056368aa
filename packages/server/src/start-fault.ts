import { DatabaseStartError, isDatabaseGone, isDiskFull } from './database/index.ts';
import { stackOf } from './logging/index.ts';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const portOf = (error: unknown): string =>
  error instanceof Error && 'port' in error ? String(error.port) : 'the wanted';

/** A message for the operator; unexpected errors include their stack. */
export const explainStartFault = (error: unknown): string => {
  if (error instanceof DatabaseStartError) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space and start again; nothing was lost.';
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${portOf(error)} is taken by another program. Stop that one, or start with another port, for example PORT=8080 npm start.`;
  if (code === 'EADDRNOTAVAIL' && error instanceof Error && 'address' in error)
    return `${String(error.address)} is no address of this machine. Name one that is in SITEWRIGHT_LISTEN, or leave it out to listen on all.`;
  if (code === 'ENOENT' && error instanceof Error && 'path' in error)
    return `There is no such file or folder: ${String(error.path)}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder cannot be written: ${(error as Error).message}. Give this user the right to write there, or name another folder with SITEWRIGHT_DATA.`;
  if (isDatabaseGone(error))
    return 'The database server does not answer. Check DATABASE_URL and that the server runs.';
  return error instanceof Error ? stackOf(error) : String(error);
};
