import { createRenderEngine } from '@sitewright/render/formatters';
import { Compiler } from '@squarespace/template-engine';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import { rateOfWork } from './measuring/cpu-time.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { asMeasured, runInTurn } from './measuring/rounds.ts';
import * as dialects from './templates/dialect.ts';
import type { Dialect } from './templates/dialect.ts';
import { gridPage, itemPage } from './templates/pages.ts';

export const name = 'template: compile';

const lines = 500;
const mostMilliseconds = 5;
const roundMilliseconds = 300;

/** Two pages in turn, a tag or two a line, to the wanted length. */
const makeSource = (dialect: Dialect): string => {
  const pages = [itemPage(dialect), gridPage(dialect)].join('').replaceAll('><', '>\n<').split('\n');
  const whole = Math.floor(lines / pages.length);
  const source = Array.from({ length: whole }, () => pages).flat();
  const filler = Array.from({ length: lines - source.length }, (_, line) => `<p>Line ${line}</p>`);
  return [...source, ...filler].join('\n');
};

const ours = createRenderEngine();
const publicEngine = new Compiler();
const liquid = new Liquid();
const eta = new Eta();

const compilers = {
  sitewright: { source: makeSource(dialects.sitewright), compile: (text: string) => ours.compile(text) },
  '@squarespace/template-engine': {
    source: makeSource(dialects.sitewright),
    compile: (text: string) => publicEngine.parse(text),
  },
  eta: { source: makeSource(dialects.eta), compile: (text: string) => eta.compile(text) },
  // Its compile() waits for the first render; this one does the work.
  handlebars: {
    source: makeSource(dialects.handlebars),
    compile: (text: string) => Handlebars.precompile(text),
  },
  liquidjs: { source: makeSource(dialects.liquid), compile: (text: string) => liquid.parse(text) },
} as const;

type CompilerName = keyof typeof compilers;

const peers = ['@squarespace/template-engine', 'eta', 'handlebars', 'liquidjs'] as const;

const timeCompiles = (name: CompilerName): number => {
  const { source, compile } = compilers[name];
  let count = 0;
  // A different text each time, or an engine that keeps what it compiled would only look it up.
  return rateOfWork(() => compile(`${source}\n<!-- ${(count += 1)} -->`), roundMilliseconds);
};

const printTime = (rate: number): string => `${(1000 / rate).toFixed(2)} ms`;

export const run = async (): Promise<Report> => {
  const compareBy = await runInTurn(
    {
      sitewright: () => timeCompiles('sitewright'),
      '@squarespace/template-engine': () => timeCompiles('@squarespace/template-engine'),
      eta: () => timeCompiles('eta'),
      handlebars: () => timeCompiles('handlebars'),
      liquidjs: () => timeCompiles('liquidjs'),
    },
    5,
  );
  const { rates, ratio } = compareBy(asMeasured);
  const { sitewright: own } = rates;
  const rows = peers.map((peer): ReportRow => ({
    what: `${lines} lines`,
    ours: printTime(own),
    peer: `${printTime(rates[peer])} ${peer}`,
    ratio: ratio('sitewright', peer),
    goal: `under ${mostMilliseconds} ms`,
    met: 1000 / own < mostMilliseconds,
  }));
  return {
    rows,
    notes: [`${compilers.sitewright.source.length.toLocaleString('en')} characters; processor time`],
  };
};
