import {
  blockHtmlFields,
  kindOf,
  type BlockKind,
  type PlacedBlock,
  type Section,
} from '../../blocks/index.ts';
import { canonicalJson, findActiveFields, findActiveTexts, type CodePart } from '../../documents/index.ts';
import type { CollectionContent, ItemContent } from './content.ts';

/** A kind that nobody knows counts as code: what it holds would run as soon as its type became that of a code block. */
const isCode = (kind: BlockKind | undefined): kind is 'code' | 'embed' | undefined =>
  kind === undefined || kind === 'code' || kind === 'embed';

/** Shown by the program alone, which escapes their texts: people may write about HTML in them. */
const WRITTEN_KINDS: ReadonlySet<BlockKind | undefined> = new Set(['text', 'markdown', 'video']);

/** Documents of the text editor and answers of outside services: the program alone shows them. */
const SHOWN_FIELDS: readonly string[] = ['document', 'oembed'];

const without = (value: unknown, names: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(each, names));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(inner, names)]));
};

/** What a template may print as it is: neither sanitised before it was kept nor shown by the program alone. */
const printedTexts = (kind: BlockKind, value: PlacedBlock['value']): unknown => {
  const sanitised = (blockHtmlFields[kind] ?? []).map((field) => field.split('.').at(-1) ?? field);
  return without(value, new Set([...SHOWN_FIELDS, ...sanitised]));
};

const partsOfBlock = (area: string, block: PlacedBlock): CodePart[] => {
  const kind = kindOf(block);
  const place = `${area}.${block.id}`;
  const { type, definitionName, value } = block;
  if (isCode(kind)) return [{ area, place, text: canonicalJson({ type, definitionName, value }) }];
  if (WRITTEN_KINDS.has(kind)) return [];
  // The template's own look of a block kind may print any of its texts as it is.
  return findActiveTexts(printedTexts(kind, value), { area, place });
};

const partsOfSections = (area: string, sections: readonly Section[] = []): CodePart[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => partsOfBlock(area, block)));

const partOfField = (name: string, text = ''): CodePart[] =>
  text === '' ? [] : [{ area: name, place: name, text }];

type LaidOut = Pick<CollectionContent, 'sections' | 'fields'>;

/** The code in everything that holds blocks. */
export const codeInBlocks = ({ sections, fields = {} }: LaidOut): readonly CodePart[] => [
  ...partsOfSections('sections', sections),
  ...Object.entries(fields).flatMap(([id, each]) => partsOfSections(`fields.${id}`, each)),
];

/** Everything in a page or item that visitors' browsers would run, each at its place. */
export const codePartsOf = (content: CollectionContent | ItemContent): readonly CodePart[] => {
  const {
    sections,
    fields,
    headerCode,
    postItemCode,
    body: _body,
    excerpt: _excerpt,
    ...texts
  } = {
    headerCode: undefined,
    postItemCode: undefined,
    body: undefined,
    excerpt: undefined,
    ...content,
  };
  return [
    ...partOfField('headerCode', headerCode),
    ...partOfField('postItemCode', postItemCode),
    ...codeInBlocks({ ...(sections && { sections }), ...(fields && { fields }) }),
    ...findActiveFields(texts),
  ];
};
