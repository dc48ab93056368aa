import { rateOfWork } from '../measuring/cpu-time.ts';
import { asMeasured, printRate, runInTurn } from '../measuring/rounds.ts';
import type { Report, ReportRow } from '../measuring/report.ts';
import type { EngineName, Render } from './engines.ts';

export type Renders = Partial<Record<EngineName, Render>>;

export interface Comparison {
  readonly what: string;
  readonly renders: Renders;
  /** Several, so that no engine can live on what it remembers of the last render. */
  readonly pages: readonly object[];
  /** How many times the rate of each peer is wanted. */
  readonly goals: Partial<Record<EngineName, number>>;
}

const rounds = 7;
const roundMilliseconds = 800;

/** The first byte at which two outputs part, with what stands around it. */
const assertSame = (peer: string, theirs: string, expected: string): void => {
  if (theirs === expected) return;
  let at = 0;
  while (theirs[at] === expected[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  throw new Error(`${peer} gives other bytes at ${at}: ${around(theirs)} instead of ${around(expected)}`);
};

let seen = 0;

/**
 * To one whole text: an engine that only strings pieces together would put that work off, and asking for a character
 * has it done. Not to bytes, which takes longer than most renders and is the same work whoever made the text.
 */
const takeWhole = (text: string): void => {
  seen += text.charCodeAt(text.length >> 1);
};

const timeRenders = (render: Render, pages: readonly object[]): number =>
  pages.length *
  rateOfWork(() => {
    for (const page of pages) takeWhole(render(page));
  }, roundMilliseconds);

export const compareRenders = async ({ what, renders, pages, goals }: Comparison): Promise<Report> => {
  const { sitewright: ours, ...peers } = renders;
  if (!ours) throw new Error('Our own engine must take part.');
  for (const page of pages) {
    for (const [peer, render] of Object.entries(peers)) assertSame(peer, render(page), ours(page));
  }
  const entries = Object.entries(renders).map(
    ([name, render]) => [name, () => timeRenders(render, pages)] as const,
  );
  const compareBy = await runInTurn<string, number>(Object.fromEntries(entries), rounds);
  const { rates, ratio: ratioOf } = compareBy(asMeasured);
  const rateOf = (name: string): string => printRate(rates[name] ?? Number.NaN);
  const rows = Object.entries(goals).map(([peer, goal]): ReportRow => {
    const ratio = ratioOf('sitewright', peer);
    return {
      what,
      ours: rateOf('sitewright'),
      peer: `${rateOf(peer)} ${peer}`,
      ratio,
      goal: `at least ${goal}`,
      met: ratio >= goal,
    };
  });
  const [first = {}] = pages;
  const size = Buffer.byteLength(ours(first)).toLocaleString('en');
  return { rows, notes: [`${size} bytes, the same from every engine; per second of processor time`] };
};
