import { isRecord } from '@sitewright/domain/documents';
import { scanTags, type ScannedTag } from './scan-tags.ts';

type Fields = Readonly<Record<string, unknown>>;

const SAMPLED = 5;

/** What can stand in an element: the fields of the first few together, because each may lack some. */
const elementOf = (value: unknown): unknown => {
  if (!Array.isArray(value)) return undefined;
  const sample: unknown[] = value.slice(0, SAMPLED);
  return sample.every(isRecord) ? Object.assign({}, ...sample.toReversed()) : sample[0];
};

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** What a partial may be given: the data of the page, or one item of it, whose names then count too. */
export const partialData = (data: unknown): unknown => {
  const { items, item } = fieldsOf(data);
  return { ...fieldsOf(elementOf(items)), ...fieldsOf(item), ...fieldsOf(data) };
};

const childOf = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined;
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** A dotted path below one value; `@` is the value itself. */
export const valueBelow = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((node, key) => (key === '@' ? node : childOf(node, key)), value);

/** Nodes from the outermost to the current one. */
export type Scopes = readonly unknown[];

/** A name as variables find it: in the current node, else in those around it. */
export const lookUp = (scopes: Scopes, path: readonly string[]): unknown => {
  const [first = ''] = path;
  const holder =
    first === '@' ? scopes.at(-1) : scopes.findLast((node) => isRecord(node) && Object.hasOwn(node, first));
  return valueBelow(holder, path);
};

interface Frame {
  /** What the current node is inside of the block. */
  readonly node: unknown;
  /** Whether the block makes another node the current one. */
  readonly isScope: boolean;
}

const OPENING = /^\.(section|repeated section)\s+(\S+)$/;

const frameOf = ({ content }: ScannedTag, scopes: Scopes): Frame => {
  const [, word, reference] = OPENING.exec(content) ?? [];
  if (word === undefined || reference === undefined) return { node: undefined, isScope: false };
  const value = valueBelow(scopes.at(-1), reference.split('.'));
  return { node: word === 'section' ? value : elementOf(value), isScope: true };
};

const scopesIn = (root: unknown, frames: readonly Frame[]): unknown[] => [
  root,
  ...frames.filter(({ isScope }) => isScope).map(({ node }) => node),
];

/** The nodes that names are looked for in at a place of a template, by the sections that are open there. */
export const scopesAt = (source: string, position: number, root: unknown): Scopes => {
  const frames: Frame[] = [];
  for (const tag of scanTags(source)) {
    if (tag.to > position) break;
    if (tag.kind === 'open') frames.push(frameOf(tag, scopesIn(root, frames)));
    if (tag.kind === 'end') frames.pop();
    // What is printed instead, or between, stands outside of the section's value.
    if (tag.kind === 'middle' && frames.length > 0)
      frames[frames.length - 1] = { node: undefined, isScope: false };
  }
  return scopesIn(root, frames);
};

/** Names that the template has bound before a place. */
export const boundNamesAt = (source: string, position: number): string[] => {
  const names = scanTags(source.slice(0, position)).flatMap(
    ({ content }) => /^\.(?:var|ctx|inject) (@[a-zA-Z][\w-]*)/.exec(content)?.[1] ?? [],
  );
  return [...new Set(names)];
};
