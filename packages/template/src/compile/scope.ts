import type { Node } from '../parse/tree.ts';
import type { Formatter, Predicate } from '../run/plugin.ts';
import type { Site, Unit } from '../run/site.ts';
import type { Step } from '../run/step.ts';

/** What instructions are compiled with. */
export interface CompileScope {
  readonly unit: Unit;
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** Blocks are given the compiler of their content, so that they need not know the other instructions. */
export interface BlockScope extends CompileScope {
  readonly compileBody: (nodes: readonly Node[]) => Step;
}

export const siteOf = ({ unit }: CompileScope, offset: number, opcode: string): Site => ({
  unit,
  offset,
  opcode,
});
