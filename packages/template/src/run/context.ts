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

/** The state of one render: what formatters and predicates work with, and what compiled instructions write to. */
export class RenderContext<Host = unknown> {
  /** Whatever the host passed to the render: locale data and the like. */
  readonly host: Host;
  readonly input: RenderInput;
  readonly meter: Meter;
  readonly outputLimit: number;
  readonly errors: TemplateError[] = [];
  /** Text of the template or partial that runs now, up to the block it runs: what is left of a render that a limit ends. */
  out = '';
  frame: Frame;
  /** The instruction whose formatters or predicate run now, and the frame it stands in. */
  site: Site = NOWHERE;
  outside: Frame;
  /** True once `.ctx` made an object: from then on values may share parts, so that their text outgrows them. */
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

  /** Epoch milliseconds: the host's, else the clock's, the same throughout a render. */
  get now(): number {
    this.clock ??= this.input.now ?? Date.now();
    return this.clock;
  }

  /** Node of the current frame. */
  get node(): unknown {
    return this.frame.node;
  }

  /** Looks a reference up through the scope, outward from the current frame. */
  resolve(reference: Reference): unknown {
    return resolveReference(this.frame, reference);
  }

  /** Looks one name up through the scope: `website`, `@index`. */
  resolveName(name: string): unknown {
    return resolveKey(this.frame, name);
  }

  /** As `resolve`, from the frame the instruction stands in: for formatters whose value is no scope. */
  resolveOutside(reference: Reference): unknown {
    return resolveReference(this.outside, reference);
  }

  pushFrame(node: unknown): void {
    this.frame = new Frame(node, this.frame);
  }

  /** Names not found in `node` stay missing. */
  pushPrivateFrame(node: unknown): void {
    this.pushFrame(node);
    this.frame.isPrivate = true;
  }

  popFrame(): void {
    if (this.frame.parent !== null) this.frame = this.frame.parent;
  }

  /** Binds `@name` in the current frame; pass the name with its `@`. */
  setLocal(name: string, value: unknown): void {
    this.frame.locals ??= new Map();
    this.frame.locals.set(name, value);
  }

  /** Counts work against the render's limits; call with the number of elements before walking a large value. */
  charge(cost: number): void {
    this.meter.left -= cost;
    if (this.meter.left < 0) this.meter.check();
  }

  /** Counts a text that a formatter made. Formatters in a row could double it again and again. */
  chargeText(text: string): void {
    if (text.length > this.outputLimit) this.refuseLength();
    this.charge(text.length >> 6);
  }

  /** Collects an error at the instruction that runs now. Rendering goes on. */
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

  /** True the first time in a render: for problems that are told once, however often their place runs. */
  isFirst(subject: object): boolean {
    this.reported ??= new Set();
    if (this.reported.has(subject)) return false;
    this.reported.add(subject);
    return true;
  }

  /** What formatters remember until this render ends. */
  recall<Kept>(memory: Memory<Kept>): Kept {
    this.memories ??= new Map();
    const kept = this.memories.get(memory) ?? memory.create();
    this.memories.set(memory, kept);
    // Only the memory itself makes what is kept under it.
    return kept as Kept;
  }

  /** Renders a built-in template in the current frame and gives its text. */
  renderFragment(fragment: Fragment): string {
    return this.capture(this.library.fragment(fragment));
  }

  /** Renders a macro or partial in the current frame and gives its text; problems are collected, the text is then ''. */
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

  // A partial with syntax errors renders nothing; they are told once, at their places in the partial.
  private reportParse(name: string, program: Program): void {
    if (!this.isFirst(program)) return;
    for (const error of program.errors.slice(0, ERROR_LIMIT - this.errors.length)) {
      const { code, message } = problem('partial-not-parsed', error.offset, name, error.message);
      this.errors.push({ ...error, code, message, partial: name });
    }
  }

  /** Runs a block with an output of its own. Puts everything back even when a formatter throws midway. */
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
