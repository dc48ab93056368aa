import { backgroundSources, promotedBlockTypes, sliceTypes } from '@sitewright/domain/blocks';
import { asNumber, property, type Predicate, type PredicateTable } from '@sitewright/template';
import { textField } from '../data/index.ts';

const RECORD_TYPES = {
  undefined: -1,
  text: 1,
  audio: 7,
  'store-item': 11,
  event: 12,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

/** An item also has these kinds if its promoted block is of that type. */
const PROMOTABLE_RECORD_TYPES = {
  image: { code: 2, block: 'image' },
  quote: { code: 4, block: 'quote' },
  link: { code: 5, block: 'link' },
  video: { code: 8, block: 'video' },
  'external-video': { code: 8, block: 'video' },
  gallery: { code: 14, block: 'gallery' },
} as const;

const hasCode = (node: unknown, key: string, code: number): boolean => asNumber(property(node, key)) === code;
const hasPromotedBlock = (node: unknown, block: string): boolean =>
  textField(node, 'promotedBlockType') === block;

const table = <T>(
  entries: Readonly<Record<string, T>>,
  name: (key: string) => string,
  make: (entry: T) => Predicate,
) => Object.fromEntries(Object.entries(entries).map(([key, entry]) => [name(key), make(entry)]));

const sliceCodes: ReadonlyMap<string, number> = new Map(Object.entries(sliceTypes));

const isSliceType: Predicate = ([name = '']) => {
  const code = sliceCodes.get(name);
  return (node) => code !== undefined && hasCode(node, 'currentType', code);
};

/** Predicates that compare a code or a name of the node. */
export const typePredicates: PredicateTable = {
  ...table(
    RECORD_TYPES,
    (key) => `${key}?`,
    (code) => () => (node) => hasCode(node, 'recordType', code),
  ),
  ...table(
    PROMOTABLE_RECORD_TYPES,
    (key) => `${key}?`,
    ({ code, block }) =>
      () =>
      (node) =>
        hasCode(node, 'recordType', code) || hasPromotedBlock(node, block),
  ),
  ...Object.fromEntries(
    promotedBlockTypes.map((block): [string, Predicate] => [
      `promoted${block.toUpperCase()}?`,
      () => (node) => hasPromotedBlock(node, block),
    ]),
  ),
  ...table(
    { undefined: -1, ...backgroundSources },
    (key) => `background-source-${key}?`,
    (code) => () => (node) => hasCode(node, 'backgroundSource', code),
  ),
  'current-type?': isSliceType,
};
