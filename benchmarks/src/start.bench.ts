import { median } from './measuring/rounds.ts';
import { startProgram, withDataFolder } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';

export const name = 'start';

const secondStarts = 5;

const npmStart = (): readonly [string, ...string[]] => {
  const npm = process.env['npm_execpath'];
  return npm ? [process.execPath, npm, 'start'] : ['npm', 'start'];
};

const timeStart = async (dataFolder: string): Promise<number> => {
  const program = await startProgram(dataFolder, npmStart());
  await program.stop();
  return program.milliseconds / 1000;
};

const row = (
  what: string,
  seconds: number,
  goal: { readonly max: number; readonly text: string },
): ReportRow => ({
  what,
  ours: `${seconds.toFixed(2)} s`,
  peer: '',
  ratio: undefined,
  goal: goal.text,
  met: seconds <= goal.max,
});

export const run = (): Promise<Report> =>
  withDataFolder(async (folder) => {
    const first = await timeStart(folder);
    const later: number[] = [];
    for (let start = 0; start < secondStarts; start += 1) later.push(await timeStart(folder));
    return {
      rows: [
        row('first start, empty data folder', first, { max: 5, text: '5 s, build aside' }),
        row('second start', median(later), { max: 1.7, text: 'about 1.5 s' }),
      ],
      notes: [
        `from "npm start" to the ready line; median of ${secondStarts}, best ${Math.min(...later).toFixed(2)} s`,
      ],
    };
  });
