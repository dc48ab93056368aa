import type { VariableNode } from '../parse/tree.ts';
import type { Code } from './code.ts';
import { compilePipeline } from './pipeline.ts';
import { readCode } from './read-code.ts';

/** Prints a value after applying its formatters. */
export const variableCode = (code: Code, node: VariableNode): string => {
  const [first = []] = node.references;
  const site = code.holdSite(node.offset, 'VARIABLE');
  const read = readCode(code, first);
  return `${read}${formatCode(code, node, site)}o+=typeof v=='string'?v:T(c,${site},v);`;
};

const formatCode = (code: Code, node: VariableNode, site: string): string => {
  if (node.formatters.length === 0) return '';
  const { references, formatters } = node;
  const pipeline = compilePipeline({ references, formatters, pushesValue: true }, code.scope);
  const run = pipeline.only
    ? `N(c,v);v=${code.hold(pipeline.only)}(v,c,z);`
    : `v=V(c,${code.hold(pipeline)},v);`;
  return `c.site=${site};try{${run}}catch(e){v=E(c,{site:${site},frame:f,thrown:e});}`;
};
