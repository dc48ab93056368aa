import { compile, vocabularyOf } from './compile/compile.ts';
import type { Plugins } from './compile/compile.ts';
import type { Fragment } from './run/fragment.ts';
import { ERROR_LIMIT, type TemplateError } from './errors.ts';
import { findTags, type TagSpan } from './parse/tokenize.ts';
import { RenderContext } from './run/context.ts';
import { DEFAULT_LIMITS } from './run/limits.ts';
import type { Limits } from './run/limits.ts';
import { toProgram } from './run/partial-store.ts';
import type { FormatterTable, PredicateTable } from './run/plugin.ts';
import type { Program } from './run/program.ts';
import type { CompiledTemplate, Library, RenderInput } from './run/request.ts';

export interface EngineOptions<Host> {
  readonly formatters: FormatterTable<Host>;
  readonly predicates: PredicateTable<Host>;
  readonly limits?: Partial<Limits>;
}

/** `host` is optional only for engines whose formatters need none. */
export type RenderRequest<Host> = RenderInput & {
  readonly template: CompiledTemplate | string;
} & (undefined extends Host ? { readonly host?: Host } : { readonly host: Host });

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

export interface Engine<Host> {
  /**
   * Never throws: problems are in the result's `errors`, with `partial` if given. The result is not cached:
   * store it.
   */
  compile(source: string, partial?: string): CompiledTemplate;
  /** Positions of tags in a source, in order; everything else is text. */
  findTags(source: string): readonly TagSpan[];
  /** Never throws, whatever the template and the data. */
  render(request: RenderRequest<Host>): RenderResult;
}

export const createEngine = <Host = unknown>(options: EngineOptions<Host>): Engine<Host> => {
  const plugins = pluginsOf(options);
  const library = createLibrary(plugins, options.limits);
  const vocabulary = vocabularyOf(plugins);
  return {
    compile: (source, partial) => library.compile(source, partial),
    findTags: (source) => findTags(source, vocabulary),
    render: (request) => {
      const program = toProgram(request.template, library);
      return run(program, new RenderContext(library, withHost(request), program));
    },
  };
};

// The type lets `host` be absent only if Host includes undefined, which TypeScript cannot infer.
const withHost = <Host>(request: RenderRequest<Host>): RenderInput & { readonly host: Host } =>
  request as RenderInput & { readonly host: Host };

// Compiled instructions accept contexts of any host. An engine only runs its own requests, so its formatters
// get the host type they expect.
const pluginsOf = <Host>({ formatters, predicates }: EngineOptions<Host>): Plugins => ({
  formatters: new Map(Object.entries(formatters as FormatterTable)),
  predicates: new Map(Object.entries(predicates as PredicateTable)),
});

const createLibrary = (plugins: Plugins, limits: Partial<Limits> | undefined): Library => {
  const fragments = new WeakMap<Fragment, Program>();
  const library: Library = {
    limits: { ...DEFAULT_LIMITS, ...limits },
    compile: (source, partial) => compile(partial === undefined ? { source } : { source, partial }, plugins),
    fragment: (fragment) => {
      const program = fragments.get(fragment) ?? library.compile(fragment.source);
      fragments.set(fragment, program);
      return program;
    },
  };
  return library;
};

const run = (program: Program, context: RenderContext): RenderResult => {
  try {
    context.out = program.run(context, '');
  } catch (thrown) {
    reportEnd(context, thrown);
  }
  const { errors } = context;
  return {
    output: context.out,
    errors: program.errors.length === 0 ? errors : [...program.errors, ...errors],
  };
};

// Besides our limits, only those of the JavaScript engine can end a render: its stack, or the maximum string
// length.
const reportEnd = (context: RenderContext, thrown: unknown): void => {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  // It is why the text is cut, so it must not get lost among a thousand others.
  if (context.errors.length >= ERROR_LIMIT) context.errors.pop();
  context.report('limit-reached', context.site, why);
};
