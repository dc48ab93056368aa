import { isRecord } from '@sitewright/domain/documents';
import { Node, type Schema } from '@tiptap/pm/model';

/** A stored rich text document, as rendered by the server. */
export interface TextDocument {
  readonly type: 'doc';
  readonly content?: readonly Attrs[];
}

type Attrs = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const INLINE_PARENTS: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'codeBlock']);

const knownMarks = (schema: Schema, marks: unknown): readonly unknown[] =>
  listOf(marks).filter((mark) => isRecord(mark) && Object.hasOwn(schema.marks, String(mark['type'])));

const wrapUnknown = (schema: Schema, node: unknown, parent: unknown): Attrs => {
  if (!isRecord(node) || typeof node['type'] !== 'string') return { type: 'keptBlock', attrs: { node } };
  if (!Object.hasOwn(schema.nodes, node['type']))
    return { type: INLINE_PARENTS.has(parent) ? 'keptInline' : 'keptBlock', attrs: { node } };
  const marks = knownMarks(schema, node['marks']);
  const children = listOf(node['content']);
  return {
    ...node,
    ...(children.length > 0 && {
      content: children.map((child) => wrapUnknown(schema, child, node['type'])),
    }),
    ...('marks' in node && { marks }),
  };
};

/** Parses a stored document; undefined if it is invalid. */
export const readDocument = (schema: Schema, stored: unknown): Node | undefined => {
  if (!isRecord(stored) || stored['type'] !== 'doc') return undefined;
  try {
    const node = Node.fromJSON(schema, wrapUnknown(schema, stored, undefined));
    node.check();
    return node;
  } catch {
    return undefined;
  }
};

/** Attribute defaults of the renderer. */
const defaultAttributes: Attrs = { start: 1, colspan: 1, rowspan: 1 };

/** Attributes set by the renderer. */
const rendererAttributes: ReadonlySet<string> = new Set(['rel', 'class']);

const storedAttributes = (attrs: Attrs): Attrs | undefined => {
  const stored = Object.entries(attrs).filter(
    ([name, value]) => value !== null && value !== defaultAttributes[name] && !rendererAttributes.has(name),
  );
  return stored.length > 0 ? Object.fromEntries(stored) : undefined;
};

const writeMarks = (node: Node): readonly Attrs[] =>
  node.marks.map(({ type, attrs }) => {
    const stored = storedAttributes(attrs);
    return { type: type.name, ...(stored && { attrs: stored }) };
  });

const writeNode = (node: Node): Attrs => {
  const kept: unknown = node.type.name.startsWith('kept') ? node.attrs['node'] : undefined;
  if (isRecord(kept)) return kept;
  const attrs = storedAttributes(node.attrs);
  return {
    type: node.type.name,
    ...(attrs && { attrs }),
    ...(node.childCount > 0 && { content: node.children.map(writeNode) }),
    ...(node.isText && { text: node.text }),
    ...(node.marks.length > 0 && { marks: writeMarks(node) }),
  };
};

/** Serializes a document without default attributes, so that equal texts have equal JSON. */
export const writeDocument = (node: Node): TextDocument => ({
  type: 'doc',
  ...(node.childCount > 0 && { content: node.children.map(writeNode) }),
});

export const isSameText = (one: TextDocument, other: TextDocument): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
