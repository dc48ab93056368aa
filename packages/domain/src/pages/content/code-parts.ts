import {
  changeAt,
  kindOf,
  textsOfKind,
  valuesAt,
  type BlockKind,
  type BlockTexts,
  type PlacedBlock,
  type Section,
} from '../../blocks/index.ts';
import { canonicalJson, findActiveFields, findActiveTexts, type CodePart } from '../../documents/index.ts';
import { isKnownFrame } from '../../embeds/index.ts';
import type { CollectionContent, ItemContent } from './content.ts';

type Value = PlacedBlock['value'];

/** Only strings are sanitized: any other value in place of HTML is still searched. */
const withoutTexts = (value: Value, path: string): Value =>
  changeAt(value, path, (found) => (typeof found === 'string' ? undefined : found));

const withoutKnownFrames = (value: Value, path: string): Value =>
  changeAt(value, path, (found) => (typeof found === 'string' && isKnownFrame(found) ? undefined : found));

/** What a template may print unescaped, or a frame of an unknown service. */
const openTexts = (value: Value, { isLocked, html = [], withheld = [], frames }: BlockTexts): unknown => {
  const framed = frames === undefined ? value : withoutKnownFrames(value, frames);
  if (isLocked) return frames === undefined ? [] : valuesAt(framed, frames);
  const shown = withheld.reduce((rest, path) => changeAt(rest, path, () => undefined), framed);
  return html.reduce(withoutTexts, shown);
};

/** Unknown kinds count as code: their content would run if the type were changed to that of a code block. */
const isCode = (kind: BlockKind | undefined): kind is undefined =>
  kind === undefined || textsOfKind(kind).isCode === true;

const partsOfBlock = (area: string, block: PlacedBlock): CodePart[] => {
  const kind = kindOf(block);
  const place = `${area}.${block.id}`;
  const { type, definitionName, value } = block;
  if (isCode(kind)) return [{ area, place, text: canonicalJson({ type, definitionName, value }) }];
  return findActiveTexts(openTexts(value, textsOfKind(kind)), { area, place });
};

const partsOfSections = (area: string, sections: readonly Section[] = []): CodePart[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => partsOfBlock(area, block)));

const partOfField = (name: string, text = ''): CodePart[] =>
  text === '' ? [] : [{ area: name, place: name, text }];

type LaidOut = Pick<CollectionContent, 'sections' | 'fields'>;

/** Code in all block areas. */
export const codeInBlocks = ({ sections, fields = {} }: LaidOut): readonly CodePart[] => [
  ...partsOfSections('sections', sections),
  ...Object.entries(fields).flatMap(([id, each]) => partsOfSections(`fields.${id}`, each)),
];

/** All code in a page or item that visitors' browsers would run, with its path. */
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
