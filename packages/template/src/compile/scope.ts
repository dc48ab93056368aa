import type { Formatter, Predicate } from '../run/plugin.ts';
import type { Site, Unit } from '../source-site.ts';

export interface CompileScope {
  readonly unit: Unit;
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

export const siteOf = ({ unit }: CompileScope, offset: number, opcode: string): Site => ({
  unit,
  offset,
  opcode,
});
