import type {
  IfNode,
  Node,
  OrNode,
  PredicateNode,
  PredicateUse,
  RepeatedNode,
  SectionNode,
} from '../parse/tree.ts';
import type { Code } from './code.ts';
import { bindPredicate, compileIfCondition } from './condition.ts';
import { readCode, readOwnCode } from './read-code.ts';

/** Writers for the content of blocks, passed in to avoid a cycle between instructions. */
export interface BodyWriter {
  /** Defines a function that runs the content and returns its name. */
  readonly define: (nodes: readonly Node[]) => string;
  /** Code that runs the content in the surrounding function's frame. */
  readonly inline: (nodes: readonly Node[]) => string;
}

export const sectionCode = (code: Code, node: SectionNode, write: BodyWriter): string => {
  const body = `o=${write.define(node.body)}(c,o);`;
  // The alternative also runs with the (falsy) value as its node.
  const alternative =
    node.alternative === null ? '' : `else ${alternativeCode(code, node.alternative, write)}`;
  return `${readOwnCode(code, node.reference)}c.frame=new F(v,f);if(Y(c,v))${body}${alternative}c.frame=f;`;
};

// Both frames are reused for all elements: allocating a frame per element would dominate the cost of long
// lists.
export const repeatedCode = (code: Code, node: RepeatedNode, write: BodyWriter): string => {
  const body = `o=${write.define(node.body)}(c,o);`;
  const between = node.between.length === 0 ? '' : `if(i<a.length-1)o=${write.define(node.between)}(c,o);`;
  const alternative =
    node.alternative === null ? '' : `else ${alternativeCode(code, node.alternative, write)}`;
  return (
    `${readOwnCode(code, node.reference)}if(Array.isArray(v)&&v.length>0){` +
    `const a=v,h=new F(a,f),e=new F(u,h);c.charge(a.length);c.frame=e;` +
    `for(let i=0;i<a.length;i++){h.index=i;e.node=a[i];e.locals=null;e.macros=null;${body}${between}}c.frame=f;}${alternative}`
  );
};

/** The `.or` branches of a section run in another frame, so they are a separate function. */
const alternativeCode = (code: Code, or: OrNode, write: BodyWriter): string => {
  if (or.predicate === null) return `o=${write.define(or.body)}(c,o);`;
  const label = code.label();
  const name = code.define(`${label}:{${armsCode(code, or, { label, write })}}`);
  return `o=${name}(c,o);`;
};

export const predicateCode = (code: Code, node: PredicateNode, write: BodyWriter): string => {
  const label = code.label();
  const test = testCode(code, node.predicate, { site: code.holdSite(node.offset, 'PREDICATE'), label });
  const body = `if(t){${write.inline(node.body)}break ${label};}`;
  return `${label}:{${test}${body}${armsCode(code, node.alternative, { label, write })}}`;
};

export const ifCode = (code: Code, node: IfNode, write: BodyWriter): string => {
  const label = code.label();
  const body = `if(t){${write.inline(node.body)}break ${label};}`;
  return `${label}:{${conditionCode(code, node)}${body}${armsCode(code, node.alternative, { label, write })}}`;
};

const conditionCode = (code: Code, node: IfNode): string => {
  const [only, ...others] = node.references;
  if (only === undefined || others.length > 0) return `t=${code.hold(compileIfCondition(node))}(c);`;
  return `${readCode(code, only)}t=Y(c,v);`;
};

interface Arms {
  /** Label of the block that an arm leaves after it ran. */
  readonly label: string;
  readonly write: BodyWriter;
}

// Sequential, not nested: a chain of thousands would exceed the recursion limit of the JavaScript parser.
const armsCode = (code: Code, first: OrNode | null, { label, write }: Arms): string => {
  let arms = '';
  for (let or = first; or !== null; or = or.alternative) {
    const site = code.holdSite(or.offset, 'OR_PREDICATE');
    const body = `${write.inline(or.body)}break ${label};`;
    arms += or.predicate === null ? body : `${testCode(code, or.predicate, { site, label })}if(t){${body}}`;
  }
  return arms;
};

/** If a predicate fails, the whole block is left and prints nothing. */
const testCode = (
  code: Code,
  use: PredicateUse,
  { site, label }: { site: string; label: string },
): string => {
  const predicate = code.hold(bindPredicate(use, code.scope));
  return `c.site=${site};c.outside=f;try{t=${predicate}(n,c);}catch(e){E(c,{site:${site},frame:f,thrown:e});break ${label};}`;
};
