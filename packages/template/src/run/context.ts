import { ERROR_LIMIT, problem } from '../errors.ts';
import type { ErrorCode, TemplateError } from '../errors.ts';
import type { Fragment } from './fragment.ts';
import { locator } from '../locate.ts';
import type { Locate } from '../locate.ts';
import type { Reference } from '../parse/reference.ts';
import { Frame, resolveKey, resolveReference } from './frame.ts';
import type { Macro } from './frame.ts';
import { LimitReached, Meter, RUN_NESTING_LIMIT } from './limits.ts';
import type { Memory } from './memory.ts';
import { PartialStore } from './partial-store.ts';
import type { Program } from './program.ts';
import type { Library, RenderInput } from './request.ts';
import type { Site, Unit } from '../source-site.ts';

const NOWHERE: Site = { unit: { source: '' }, offset: 0, opcode: 'ROOT' };

/** The state of one render, for formatters, predicates and compiled instructions. */
export class RenderContext<Host = unknown> {
  /** Passed in by the host: locale data and the like. */
  readonly host: Host;
  readonly input: RenderInput;
  readonly meter: Meter;
  readonly outputLimit: number;
  readonly errors: TemplateError[] = [];
  /**
   * Output of the current template or partial up to the current block: the result if a limit ends the render.
   */
  out = '';
  frame: Frame;
  /** The instruction whose formatters or predicate are running, and its frame. */
  site: Site = NOWHERE;
  outside: Frame;
  /**
   * True once `.ctx` created an object: from then on values may share parts, so that their JSON can grow
   * exponentially.
   */
  hasSharedParts = false;
  private readonly library: Library;
  private clock: number | null = null;
  private depth = 0;
  private nesting: number;
  private partials: PartialStore | null = null;
  private memories: Map<Memory<unknown>, unknown> | null = null;
  private reported: Set<object> | null = null;
  private locators: Map<Unit, Locate> | null = null;

  constructor(library: Library, input: RenderInput & { readonly host: Host }, program: Program) {
    this.host = input.host;
    this.input = input;
    this.meter = new Meter(library.limits);
    this.outputLimit = library.limits.outputLength;
    this.frame = new Frame(input.json, null);
    this.outside = this.frame;
    this.library = library;
    this.nesting = program.nesting;
  }

  /** Epoch milliseconds from the host or the clock, constant during a render. */
  get now(): number {
    this.clock ??= this.input.now ?? Date.now();
    return this.clock;
  }

  get node(): unknown {
    return this.frame.node;
  }

  /** Resolves a reference through the scope, outwards from the current frame. */
  resolve(reference: Reference): unknown {
    return resolveReference(this.frame, reference);
  }

  /** Resolves a name through the scope: `website`, `@index`. */
  resolveName(name: string): unknown {
    return resolveKey(this.frame, name);
  }

  /** Like `resolve`, from the instruction's frame: for formatters whose value is not a scope. */
  resolveOutside(reference: Reference): unknown {
    return resolveReference(this.outside, reference);
  }

  pushFrame(node: unknown): void {
    this.frame = new Frame(node, this.frame);
  }

  /** Names missing in `node` are not looked up further out. */
  pushPrivateFrame(node: unknown): void {
    this.pushFrame(node);
    this.frame.isPrivate = true;
  }

  popFrame(): void {
    if (this.frame.parent !== null) this.frame = this.frame.parent;
  }

  /** Binds `@name` in the current frame; `name` includes the `@`. */
  setLocal(name: string, value: unknown): void {
    this.frame.locals ??= new Map();
    this.frame.locals.set(name, value);
  }

  /**
   * Charges work against the limits; call with the number of elements before iterating over a large value.
   */
  charge(cost: number): void {
    this.meter.left -= cost;
    if (this.meter.left < 0) this.meter.check();
  }

  /** Charges for a formatter's text: a chain of formatters could double it repeatedly. */
  chargeText(text: string): void {
    if (text.length > this.outputLimit) this.refuseLength();
    this.charge(text.length >> 6);
  }

  /** Reports an error at the current instruction. Rendering continues. */
  error(message: string): void {
    this.report('formatter-reported', this.site, message);
  }

  report(code: ErrorCode, site: Site, ...details: string[]): void {
    if (this.errors.length >= ERROR_LIMIT) return;
    this.errors.push(this.locatorOf(site.unit)(problem(code, site.offset, ...details)));
  }

  private locatorOf(unit: Unit): Locate {
    this.locators ??= new Map();
    const locate = this.locators.get(unit) ?? locator(unit);
    this.locators.set(unit, locate);
    return locate;
  }

  /** True once per render and subject, for problems that are reported once. */
  isFirst(subject: object): boolean {
    this.reported ??= new Set();
    if (this.reported.has(subject)) return false;
    this.reported.add(subject);
    return true;
  }

  /** State of formatters for the duration of a render. */
  recall<Kept>(memory: Memory<Kept>): Kept {
    this.memories ??= new Map();
    const kept = this.memories.get(memory) ?? memory.create();
    this.memories.set(memory, kept);
    // Values are only ever created by their own `memory`.
    return kept as Kept;
  }

  /** Renders a built-in template in the current frame. */
  renderFragment(fragment: Fragment): string {
    return this.capture(this.library.fragment(fragment));
  }

  /** Renders a macro or partial in the current frame; empty after an error. */
  renderPartial(name: string): string {
    const { partialDepth } = this.library.limits;
    if (this.depth >= partialDepth) {
      this.report('partial-too-deep', this.site, name, `${partialDepth}`);
      return '';
    }
    const block = this.findMacro(name) ?? this.findPartial(name);
    if (block === null) return '';
    this.depth++;
    try {
      return this.capture(block);
    } finally {
      this.depth--;
    }
  }

  private findMacro(name: string): Macro | null {
    for (let frame: Frame | null = this.frame; frame !== null; frame = frame.parent) {
      const macro = frame.macros?.get(name);
      if (macro) return macro;
    }
    return null;
  }

  private findPartial(name: string): Program | null {
    this.partials ??= new PartialStore(this.input.partials, this.library);
    const program = this.partials.find(name);
    if (program === null) this.report('partial-not-found', this.site, name);
    else if (program.errors.length > 0) this.reportParse(name, program);
    else return program;
    return null;
  }

  // A partial with syntax errors renders nothing; they are reported once, at their positions in the partial.
  private reportParse(name: string, program: Program): void {
    if (!this.isFirst(program)) return;
    for (const error of program.errors.slice(0, ERROR_LIMIT - this.errors.length)) {
      const { code, message } = problem('partial-not-parsed', error.offset, name, error.message);
      this.errors.push({ ...error, code, message, partial: name });
    }
  }

  /** Runs a block with separate output. Restores the state even if a formatter throws. */
  private capture(block: Macro): string {
    const { out, frame, site, outside, nesting } = this;
    if (nesting + block.nesting > RUN_NESTING_LIMIT) {
      this.report('nesting-too-deep', site, `${RUN_NESTING_LIMIT}`);
      return '';
    }
    this.nesting = nesting + block.nesting;
    try {
      return block.run(this, '');
    } finally {
      this.out = out;
      this.frame = frame;
      this.site = site;
      this.outside = outside;
      this.nesting = nesting;
    }
  }

  refuseLength(): never {
    throw new LimitReached(`its text grew longer than ${this.outputLimit} characters`);
  }
}
