import { kindOf, type PlacedBlock, type Section } from '../../blocks/index.ts';
import { canonicalJson } from '../../documents/index.ts';
import type { CollectionContent, ItemContent } from './content.ts';

const runsAsScript = (block: PlacedBlock): boolean => ['code', 'embed'].includes(kindOf(block) ?? '');

const partsOfSections = (sections: readonly Section[] = []): [string, unknown][] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter(runsAsScript)
    .map((block) => [`block ${block.id}`, block.value]);

type Coded = Partial<Pick<CollectionContent, 'headerCode' | 'postItemCode'>> &
  Pick<CollectionContent | ItemContent, 'sections' | 'fields'>;

/** Everything in a page that visitors' browsers would run, by a name that stays with it when it moves. */
export const codePartsOf = (content: Coded): ReadonlyMap<string, string> => {
  const fields = Object.values(content.fields ?? {});
  const parts: [string, unknown][] = [
    ['headerCode', content.headerCode],
    ['postItemCode', content.postItemCode],
    ...partsOfSections(content.sections),
    ...fields.flatMap(partsOfSections),
  ];
  return new Map(
    parts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, canonicalJson(value)]),
  );
};

/** Taking code away or moving it needs no permission of its own; adding or changing it does. */
export const touchesCode = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): boolean => [...after].some(([name, value]) => before.get(name) !== value);

const kindOfPart = (name: string): string => name.split(' ')[0] ?? name;

/** Whether a copy, whose blocks have ids of their own, holds code that its original does not. */
export const addsCode = (
  original: ReadonlyMap<string, string>,
  copy: ReadonlyMap<string, string>,
): boolean => {
  const known = new Set([...original].map(([name, value]) => `${kindOfPart(name)} ${value}`));
  return [...copy].some(([name, value]) => !known.has(`${kindOfPart(name)} ${value}`));
};
