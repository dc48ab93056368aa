import { spawn } from 'node:child_process';

/** Processes that compute without a pause, as many as are asked for: what else a machine may be busy with. */
export const startBusyProcesses = (count: number): { readonly stop: () => void } => {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
};
