import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../database/index.ts';
import { quietLog } from '../quiet-log.ts';
import { stageProgram, type RunningProgram, type StagedProgram } from './staged-program.ts';

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Rows that were acknowledged and are not there. */
  lost: number[];
}

const numbersPerRound = 1_000_000;
const victims = ['program', 'program and server', 'server'] as const;

/**
 * Kills a program that writes without pause, its database server, or both, at random moments, starts it again each
 * time, and compares in the end what was acknowledged with what is there.
 */
export async function killUnderLoad({ kills }: { kills: number }): Promise<KillReport> {
  const writer = await stageProgram(new URL('write-rows.ts', import.meta.url), {
    postgres: 'linked',
  });
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-kill-'));
  chmodSync(folder, 0o755);
  try {
    const acknowledged: number[] = [];
    for (let round = 0; round < kills; round += 1) {
      const seen = await writeUntilKilled(writer, folder, {
        round,
        victim: victims[round % victims.length] ?? 'program',
      });
      for (const number of seen) acknowledged.push(number);
    }
    return { kills, acknowledged: acknowledged.length, lost: await findLost(folder, acknowledged) };
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(writer.folder, { recursive: true });
  }
}

async function writeUntilKilled(
  writer: StagedProgram,
  folder: string,
  { round, victim }: { round: number; victim: (typeof victims)[number] },
): Promise<number[]> {
  const program = writer.start([folder, String(round * numbersPerRound)]);
  const acknowledged = collectNumbers(program);
  await waitForRows(acknowledged, program);
  await pause(Math.random() * 400);
  if (victim !== 'program') killServer(folder);
  // A server killed alone comes back under the program, which then goes on writing.
  if (victim === 'server') await waitForRows(acknowledged, program);
  program.process.kill('SIGKILL');
  await program.ended;
  return acknowledged;
}

function collectNumbers(program: RunningProgram): number[] {
  const numbers: number[] = [];
  void (async () => {
    for (;;) numbers.push(Number(await program.nextMessage()));
  })().catch(() => {
    // The program was killed.
  });
  return numbers;
}

async function waitForRows(acknowledged: number[], program: RunningProgram): Promise<void> {
  const enough = acknowledged.length + 20;
  while (acknowledged.length < enough) {
    if (program.process.exitCode !== null) throw new Error('the program ended by itself');
    await pause(5);
  }
}

function killServer(folder: string): void {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function findLost(folder: string, acknowledged: number[]): Promise<number[]> {
  const { pool, close } = await openDatabase({ dataFolder: folder, log: quietLog });
  const { rows } = await pool.query<{ number: number }>('SELECT number FROM acknowledged');
  await close();
  const there = new Set(rows.map(({ number }) => number));
  return acknowledged.filter((number) => !there.has(number));
}
