import type { Reference } from './reference.ts';

/** A formatter with its arguments, as written. */
export interface FormatterUse {
  readonly name: string;
  readonly args: readonly string[];
}

export interface PredicateUse {
  readonly name: string;
  readonly args: readonly string[];
}

/** Offset of an instruction's tag in the source. */
interface Placed {
  readonly offset: number;
}

export interface TextNode {
  readonly type: 'text';
  readonly text: string;
}

export interface VariableNode extends Placed {
  readonly type: 'variable';
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterUse[];
}

export interface BindVariableNode extends Placed {
  readonly type: 'bind-variable';
  readonly name: string;
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterUse[];
}

export interface BindObjectNode extends Placed {
  readonly type: 'bind-object';
  readonly name: string;
  readonly entries: readonly (readonly [string, Reference])[];
}

export interface InjectNode extends Placed {
  readonly type: 'inject';
  readonly name: string;
  readonly path: string;
}

export interface IncludeNode extends Placed {
  readonly type: 'include';
  readonly name: string;
  readonly prints: boolean;
}

export interface EvalNode extends Placed {
  readonly type: 'eval';
  readonly source: string;
}

export type LeafNode =
  TextNode | VariableNode | BindVariableNode | BindObjectNode | InjectNode | IncludeNode | EvalNode;

/** `{.or}` or `{.or pred?}` with its block; without a predicate it always runs. */
export interface OrNode extends Placed {
  readonly type: 'or';
  readonly predicate: PredicateUse | null;
  readonly body: Node[];
  alternative: OrNode | null;
}

export interface SectionNode extends Placed {
  readonly type: 'section';
  readonly reference: Reference;
  readonly body: Node[];
  alternative: OrNode | null;
}

export interface RepeatedNode extends Placed {
  readonly type: 'repeated';
  readonly reference: Reference;
  readonly body: Node[];
  readonly between: Node[];
  alternative: OrNode | null;
}

export interface PredicateNode extends Placed {
  readonly type: 'predicate';
  readonly predicate: PredicateUse;
  readonly body: Node[];
  alternative: OrNode | null;
}

export type LogicalOperator = '&&' | '||';

export interface IfNode extends Placed {
  readonly type: 'if';
  readonly references: readonly Reference[];
  readonly operators: readonly LogicalOperator[];
  readonly body: Node[];
  alternative: OrNode | null;
}

export interface MacroNode extends Placed {
  readonly type: 'macro';
  readonly name: string;
  readonly body: Node[];
}

export type BlockNode = SectionNode | RepeatedNode | PredicateNode | IfNode | MacroNode;

export type Node = LeafNode | BlockNode;

/** Tags that structure the tree but are not part of it. */
export type MarkToken = Placed & { readonly type: 'end' | 'alternates' | 'end-of-file' };

export type Token = LeafNode | BlockNode | OrNode | MarkToken;
