import { runInThisContext } from 'node:vm';
import type { Report } from './measuring/report.ts';
import { asMeasured, runInTurn } from './measuring/rounds.ts';

export const name = 'objects that are copied and extended';

const rounds = 5;
const objects = 500;
const repeats = 200;

interface Source {
  readonly a: number;
  readonly b: string;
  readonly d: number;
}

type Extend = (source: Source) => Source & { readonly e: number };

const written = '(source) => ({ ...source, e: 5 })';
/** As `scripts/lib/object-spreads.mjs` changes it. */
const built = '(source) => ({ ...null, ...source, e: 5 })';

/** A function of its own for each form, so that neither shares what V8 has learned of the other. */
const compile = (code: string): (() => number) => {
  const extend = runInThisContext(code) as Extend;
  const sources = Array.from({ length: objects }, (_, a): Source => ({ a, b: 'text', d: 3 }));
  const sumOf = runInThisContext('(object) => object.a + object.d + object.e') as (object: object) => number;
  return () => {
    let sum = 0;
    const began = performance.now();
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const source of sources) sum += sumOf(extend(source));
    const seconds = (performance.now() - began) / 1000;
    return sum > 0 ? (objects * repeats) / seconds : Number.NaN;
  };
};

const nanoseconds = (perSecond: number): string => `${Math.round(1e9 / perSecond)} ns`;

export const run = async (): Promise<Report> => {
  const contestants = { built: compile(built), written: compile(written) };
  const { rates, ratio } = (await runInTurn(contestants, rounds))(asMeasured);
  const times = ratio('built', 'written');
  const row = {
    what: '{ ...source, e }, made and read',
    ours: `${nanoseconds(rates.built)} as built`,
    peer: `${nanoseconds(rates.written)} as written`,
    ratio: times,
    goal: 'twice as fast, or the step of the build can go',
    met: times >= 2,
  };
  return { rows: [row], notes: [`V8 ${process.versions.v8}`] };
};
