import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { joinStyles, type StyleFile, type StyleWarning } from '@sitewright/render/styles';
import { LRUCache } from 'lru-cache';
import { programFolders } from '../program-folders.ts';

export interface CompiledStyles {
  readonly css: string;
  readonly warnings: readonly StyleWarning[];
  /** Compilation timed out or crashed: this is a partial result, and another attempt may succeed. */
  readonly isPartial?: true;
}

export interface StyleLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly mostLength: number;
}

const LIMITS: StyleLimits = { milliseconds: 8000, megabytes: 192, mostLength: 4_000_000 };

/** The worker is not part of the bundle: it starts from its source file. */
const workerFile = join(dirname(programFolders.migrations), 'src', 'styles', 'less-worker.mjs');

const isWarning = (value: unknown): value is StyleWarning =>
  typeof value === 'object' && value !== null && 'file' in value && 'message' in value;

/** The worker's result; no CSS if compilation failed completely. */
interface WorkerResult {
  readonly css: string | null;
  readonly warnings: readonly StyleWarning[];
}

const isWorkerResult = (value: unknown): value is WorkerResult =>
  typeof value === 'object' &&
  value !== null &&
  'css' in value &&
  (typeof value.css === 'string' || value.css === null) &&
  'warnings' in value &&
  Array.isArray(value.warnings) &&
  value.warnings.every(isWarning);

/** The parts that need no LESS. */
const plainStyles = (styles: readonly StyleFile[]): string =>
  joinStyles(styles.filter(({ language }) => language === 'css'));

const failed = (message: string): WorkerResult => ({ css: null, warnings: [{ file: 'styles', message }] });

const NOT_COMPILED = 'The styles could not be compiled.';

interface Task {
  readonly styles: readonly StyleFile[];
  /** Files that `@import` and `data-uri` may use. */
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
    const settle = ({ css, warnings }: WorkerResult): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(css === null ? { css: plainStyles(styles), warnings, isPartial: true } : { css, warnings });
    };
    const timer = setTimeout(
      () => settle(failed('The styles took too long to compile.')),
      limits.milliseconds,
    );
    worker.once('message', (result: unknown) =>
      settle(isWorkerResult(result) ? result : failed(NOT_COMPILED)),
    );
    worker.once('error', ({ message }) => settle(failed(`${NOT_COMPILED} ${message}`)));
    worker.once('exit', () => settle(failed(NOT_COMPILED)));
  });

/** Compiles a template's stylesheets to CSS. LESS is loaded only for templates that use it. */
export const compileStyles = async (task: Task, limits: StyleLimits = LIMITS): Promise<CompiledStyles> => {
  const hasLess = task.styles.some(({ language }) => language === 'less');
  return hasLess ? runWorker(task, limits) : { css: joinStyles(task.styles), warnings: [] };
};

const MAX_CACHED = 50;

/** Styles that never finish compiling must not occupy the CPU for each visitor. */
const RETRY_AFTER_MS = 60_000;

export interface StyleCompiler {
  compile(task: Task): Promise<CompiledStyles>;
}

const keyOf = ({ styles, styleFolder }: Task): string => {
  const hash = createHash('sha256');
  for (const { file } of styles) hash.update(`${file}\0`);
  for (const [file, text] of styleFolder) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
};

/** Caches results by content, so that equal templates of several sites are compiled once. */
export const createStyleCompiler = (
  limits: StyleLimits = LIMITS,
  retryAfterMs: number = RETRY_AFTER_MS,
): StyleCompiler => {
  const cache = new LRUCache<string, Promise<CompiledStyles>>({ max: MAX_CACHED });

  const forgetPart = async (key: string, compiled: Promise<CompiledStyles>): Promise<void> => {
    if ((await compiled).isPartial) setTimeout(() => cache.delete(key), retryAfterMs).unref();
  };

  return {
    compile(task) {
      const key = keyOf(task);
      const known = cache.get(key);
      if (known) return known;
      const compiled = compileStyles(task, limits);
      cache.set(key, compiled);
      void forgetPart(key, compiled);
      return compiled;
    },
  };
};
