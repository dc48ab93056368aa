import { execFile } from 'node:child_process';

const TIMEOUT_MS = 10_000;

const askNpm = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const options = { timeout: TIMEOUT_MS, shell: process.platform === 'win32' };
    execFile('npm', ['config', 'get', 'registry'], options, (error, output) =>
      resolve(error || !URL.canParse(output.trim()) ? undefined : output.trim()),
    );
  });

let kept: Promise<string | undefined> | undefined;

/** The registry that npm is configured with; undefined where npm is not installed. */
export const npmRegistry = (): Promise<string | undefined> => {
  kept ??= askNpm();
  return kept;
};
