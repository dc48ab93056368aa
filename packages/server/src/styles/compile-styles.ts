import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { joinStyles, type StyleFile, type StyleWarning } from '@sitewright/render/styles';
import { programFolders } from '../program-folders.ts';

export interface CompiledStyles {
  readonly css: string;
  readonly warnings: readonly StyleWarning[];
  /** The machine was too slow or the compiler fell over: what is here is a part, and another try may give all of it. */
  readonly isPart?: true;
}

export interface StyleLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly mostLength: number;
}

const LIMITS: StyleLimits = { milliseconds: 8000, megabytes: 192, mostLength: 4_000_000 };

/** The bundle has no file for the worker: it starts from its source, which never moves. */
const workerFile = join(dirname(programFolders.migrations), 'src', 'styles', 'less-worker.mjs');

const isWarning = (value: unknown): value is StyleWarning =>
  typeof value === 'object' && value !== null && 'file' in value && 'message' in value;

/** What the worker sends; no CSS when it could not be made at all. */
interface Answer {
  readonly css: string | null;
  readonly warnings: readonly StyleWarning[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'css' in value &&
  (typeof value.css === 'string' || value.css === null) &&
  'warnings' in value &&
  Array.isArray(value.warnings) &&
  value.warnings.every(isWarning);

/** What can be served without LESS. */
const plainStyles = (styles: readonly StyleFile[]): string =>
  joinStyles(styles.filter(({ language }) => language === 'css'));

const failed = (message: string): Answer => ({ css: null, warnings: [{ file: 'styles', message }] });

const NOT_COMPILED = 'The styles could not be compiled.';

interface Task {
  readonly styles: readonly StyleFile[];
  /** What `@import` and `data-uri` may name. */
  readonly styleFolder: ReadonlyMap<string, string>;
}

const runWorker = ({ styles, styleFolder }: Task, limits: StyleLimits): Promise<CompiledStyles> =>
  new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: { styles, files: Object.fromEntries(styleFolder), mostLength: limits.mostLength },
      resourceLimits: {
        maxOldGenerationSizeMb: limits.megabytes,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      env: {},
      stdout: true,
      stderr: true,
    });
    const settle = ({ css, warnings }: Answer): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(css === null ? { css: plainStyles(styles), warnings, isPart: true } : { css, warnings });
    };
    const timer = setTimeout(
      () => settle(failed('The styles took too long to compile.')),
      limits.milliseconds,
    );
    worker.once('message', (answer: unknown) => settle(isAnswer(answer) ? answer : failed(NOT_COMPILED)));
    worker.once('error', ({ message }) => settle(failed(`${NOT_COMPILED} ${message}`)));
    worker.once('exit', () => settle(failed(NOT_COMPILED)));
  });

/** Turns a template's stylesheets into CSS. LESS is loaded only for a template that has some. */
export const compileStyles = async (task: Task, limits: StyleLimits = LIMITS): Promise<CompiledStyles> => {
  const hasLess = task.styles.some(({ language }) => language === 'less');
  return hasLess ? runWorker(task, limits) : { css: joinStyles(task.styles), warnings: [] };
};

const MOST_KEPT = 50;

/** Long enough that styles that never end do not busy the machine for each visitor. */
const NEXT_TRY_MS = 60_000;

export interface StyleCompiler {
  compile(task: Task): Promise<CompiledStyles>;
}

const keyOf = ({ styles, styleFolder }: Task): string => {
  const hash = createHash('sha256');
  for (const { file } of styles) hash.update(`${file}\0`);
  for (const [file, text] of styleFolder) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
};

/** Remembers results by content, so that equal templates of many sites and restarts of a page cost nothing. */
export const createStyleCompiler = (
  limits: StyleLimits = LIMITS,
  nextTryMs: number = NEXT_TRY_MS,
): StyleCompiler => {
  const kept = new Map<string, Promise<CompiledStyles>>();

  const forgetPart = async (key: string, compiled: Promise<CompiledStyles>): Promise<void> => {
    if ((await compiled).isPart) setTimeout(() => kept.delete(key), nextTryMs).unref();
  };

  return {
    compile(task) {
      const key = keyOf(task);
      const known = kept.get(key);
      if (known) return known;
      const compiled = compileStyles(task, limits);
      kept.set(key, compiled);
      void forgetPart(key, compiled);
      const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return compiled;
    },
  };
};
