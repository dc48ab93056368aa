import type { Fragment } from './compile/fragment.ts';
import { compile } from './compile/compile.ts';
import type { Plugins } from './compile/compile.ts';
import type { TemplateError } from './errors.ts';
import { RenderContext } from './run/context.ts';
import type { ExpressionLimits, RenderSettings } from './run/context.ts';
import { DEFAULT_LIMITS } from './run/limits.ts';
import type { Limits } from './run/limits.ts';
import type { FormatterTable, PredicateTable } from './run/plugin.ts';
import { Program } from './run/program.ts';
import { property } from './values/property.ts';

export interface EngineOptions<Host> {
  readonly formatters: FormatterTable<Host>;
  readonly predicates: PredicateTable<Host>;
  readonly limits?: Partial<Limits>;
}

/** A template ready to run, as often as wanted, by the engine that compiled it. */
export interface CompiledTemplate {
  readonly source: string;
  /** What the parser found; every render reports these too. */
  readonly errors: readonly TemplateError[];
}

interface RequestBase {
  readonly template: CompiledTemplate | string;
  readonly json: unknown;
  readonly partials?: Readonly<Record<string, CompiledTemplate | string>>;
  /** JSON documents for `.inject`, by path. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds; the clock's if absent. */
  readonly now?: number;
  /** `.eval` runs unless this is false. */
  readonly expressions?: boolean;
  /** `.include` runs unless this is false. */
  readonly includes?: boolean;
  readonly expressionLimits?: ExpressionLimits;
}

export type RenderRequest<Host> = RequestBase &
  (undefined extends Host ? { readonly host?: Host } : { readonly host: Host });

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

export interface Engine<Host> {
  /** Never throws: problems are in the result's `errors`. `partial` names it in them. Keep the result: it is not cached. */
  compile(source: string, partial?: string): CompiledTemplate;
  /** Never throws, whatever the template and the data. */
  render(request: RenderRequest<Host>): RenderResult;
}

export const createEngine = <Host = unknown>(options: EngineOptions<Host>): Engine<Host> => {
  const plugins = collectPlugins(options);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const compileSource: CompileSource = (source, partial) =>
    compile(partial === undefined ? { source } : { source, partial }, plugins);
  const fragments = new WeakMap<Fragment, Program>();
  const fragment = (key: Fragment): Program => {
    const known = fragments.get(key) ?? compileSource(key.source);
    fragments.set(key, known);
    return known;
  };
  return {
    compile: compileSource,
    render: (request) => {
      const program = toProgram(request.template, compileSource);
      const settings = { ...readRequest(request, compileSource), limits, fragment };
      return run(program, new RenderContext(settings, request.json, program));
    },
  };
};

type CompileSource = (source: string, partial?: string) => Program;

// Compiled instructions carry contexts of any host. Those of this engine come from its own requests, so its formatters
// meet only the host they were written for.
const collectPlugins = <Host>({ formatters, predicates }: EngineOptions<Host>): Plugins => ({
  formatters: new Map(Object.entries(formatters as FormatterTable)),
  predicates: new Map(Object.entries(predicates as PredicateTable)),
});

const toProgram = (template: CompiledTemplate | string, compileSource: CompileSource, partial?: string): Program => {
  if (template instanceof Program) return template;
  return compileSource(typeof template === 'string' ? template : template.source, partial);
};

const readRequest = <Host>(
  request: RenderRequest<Host>,
  compileSource: CompileSource,
): Omit<RenderSettings<Host>, 'limits' | 'fragment'> => {
  const { partials, injects, now, expressions, includes, expressionLimits } = request;
  const programs = new Map<string, Program>();
  return {
    host: request.host as Host,
    now: now ?? Date.now(),
    expressions: expressions ?? true,
    includes: includes ?? true,
    expressionLimits: expressionLimits ?? {},
    inject: (path) => property(injects, path),
    partial: (name) => {
      const known = programs.get(name);
      const template = known ?? ownTemplate(partials, name);
      if (template === undefined) return null;
      const program = toProgram(template, compileSource, name);
      programs.set(name, program);
      return program;
    },
  };
};

const ownTemplate = (partials: RequestBase['partials'], name: string): CompiledTemplate | string | undefined =>
  partials !== undefined && Object.hasOwn(partials, name) ? partials[name] : undefined;

const run = (program: Program, context: RenderContext): RenderResult => {
  try {
    program.run(context);
  } catch (thrown) {
    reportEnd(context, thrown);
  }
  return { output: context.out, errors: [...program.errors, ...context.errors] };
};

// Besides the limits only the machine's own can end a render here: its stack, or the longest text it can hold.
const reportEnd = (context: RenderContext, thrown: unknown): void => {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  context.report('limit-reached', context.site, why);
};
