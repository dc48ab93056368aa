import { readFile } from 'node:fs/promises';

const megabyte = 1024 * 1024;

export const readResidentMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  if (kilobytes === undefined)
    throw new Error(`/proc/${pid}/status does not say how much memory is resident.`);
  return (Number(kilobytes) * 1024) / megabyte;
};
