import { problem } from '../errors.ts';
import type { ErrorCode, Problem } from '../errors.ts';
import type { BlockNode, LeafNode, MarkToken, Node, OrNode, Token } from './tree.ts';

/** Nesting of blocks in one template. Each takes a few stack frames at render. */
export const BLOCK_NESTING_LIMIT = 200;

export interface Tree {
  readonly body: Node[];
  /** The maximum nesting of its blocks. */
  readonly nesting: number;
}

const BLOCK_NAMES = {
  section: 'SECTION',
  repeated: 'REPEATED',
  predicate: 'PREDICATE',
  if: 'IF',
  macro: 'MACRO',
  or: 'OR_PREDICATE',
} as const satisfies Record<BlockNode['type'] | OrNode['type'], string>;

/** A block without its `{.end}` so far, and the list its content is added to. */
interface OpenBlock {
  readonly node: BlockNode | OrNode;
  readonly target: Node[];
  readonly isBetween: boolean;
}

/** Builds the tree from tokens. A misplaced tag is reported and dropped. */
export const assemble = (tokens: readonly Token[], report: (found: Problem) => void): Tree => {
  const assembler = new Assembler(report);
  for (const token of tokens) {
    if (assembler.isClosed) {
      if ('offset' in token) assembler.refuse('text-after-end-of-file', token.offset);
      break;
    }
    assembler.add(token);
  }
  return assembler.finish();
};

class Assembler {
  isClosed = false;
  private readonly body: Node[] = [];
  private readonly open: OpenBlock[] = [];
  private nesting = 0;
  private readonly report: (found: Problem) => void;

  constructor(report: (found: Problem) => void) {
    this.report = report;
  }

  refuse(code: ErrorCode, offset: number, ...details: string[]): void {
    this.report(problem(code, offset, ...details));
  }

  add(token: Token): void {
    switch (token.type) {
      case 'section':
      case 'repeated':
      case 'predicate':
      case 'if':
      case 'macro':
        return this.openBlock(token);
      case 'or':
        return this.addAlternative(token);
      case 'alternates':
        return this.addBetween(token);
      case 'end':
        return this.closeBlock(token);
      case 'end-of-file':
        return this.endEarly(token);
      default:
        return this.addLeaf(token);
    }
  }

  finish(): Tree {
    const innermost = this.open.at(-1)?.node;
    if (innermost) this.refuse('end-of-file-in-block', innermost.offset, BLOCK_NAMES[innermost.type]);
    return { body: this.body, nesting: this.nesting };
  }

  private get target(): Node[] {
    return this.open.at(-1)?.target ?? this.body;
  }

  private addLeaf(node: LeafNode): void {
    const target = this.target;
    const last = target.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      target[target.length - 1] = { type: 'text', text: last.text + node.text };
    } else target.push(node);
  }

  private openBlock(node: BlockNode): void {
    const depth = this.open.length + 1;
    if (depth <= BLOCK_NESTING_LIMIT) this.target.push(node);
    else if (depth === BLOCK_NESTING_LIMIT + 1) {
      this.refuse('nesting-too-deep', node.offset, `${BLOCK_NESTING_LIMIT}`);
    }
    this.nesting = Math.max(this.nesting, Math.min(depth, BLOCK_NESTING_LIMIT));
    this.open.push({ node, target: node.body, isBetween: false });
  }

  private addAlternative(or: OrNode): void {
    const node = this.open.at(-1)?.node;
    if (node === undefined) return this.refuse('not-allowed-at-root', or.offset, 'OR_PREDICATE');
    if (node.type === 'macro') return this.refuse('not-allowed-in-block', or.offset, 'OR_PREDICATE', 'MACRO');
    if (node.type === 'or' && node.predicate === null) return this.refuse('block-never-executes', or.offset);
    node.alternative = or;
    this.open[this.open.length - 1] = { node: or, target: or.body, isBetween: false };
  }

  private addBetween({ offset }: MarkToken): void {
    const top = this.open.at(-1);
    if (top === undefined) return this.refuse('not-allowed-at-root', offset, 'ALTERNATES_WITH');
    const { node } = top;
    if (node.type !== 'repeated' || top.isBetween) {
      return this.refuse('not-allowed-in-block', offset, 'ALTERNATES_WITH', BLOCK_NAMES[node.type]);
    }
    this.open[this.open.length - 1] = { node, target: node.between, isBetween: true };
  }

  private closeBlock({ offset }: MarkToken): void {
    if (this.open.pop() === undefined) this.refuse('not-allowed-at-root', offset, 'END');
  }

  private endEarly({ offset }: MarkToken): void {
    const node = this.open.at(-1)?.node;
    if (node) this.refuse('end-of-file-in-block', offset, BLOCK_NAMES[node.type]);
    else this.isClosed = true;
  }
}
