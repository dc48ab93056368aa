import { blockDefinitions, COMPONENT_TYPE, type BlockKind } from './block-definitions.ts';

/** Codes in use on imported sites for what is no kind of block here. */
const otherTypes = {
  navigation: 1,
  journal: 7,
  form: 9,
  geo: 10,
  index: 11,
  collectionLink: 12,
  comments: 16,
  folder: 17,
  summaryLegacy: 20,
  fiveHundredPixels: 42,
  flickr: 45,
  amazon: 46,
  socialAccountLinksLegacy: 48,
  openTableLegacy: 50,
  newsletter: 51,
  donation: 52,
  socialAccountLinks: 54,
  soundcloud: 56,
  emailFooter: 57,
  messageLink: 58,
  zola: 63,
  acuity: 65,
  openTable: 66,
  memberArea: 67,
  tock: 68,
  websiteComponent: COMPONENT_TYPE,
} as const;

/** A shape is a component and has no code of its own. */
type CodedKind = Exclude<BlockKind, 'shape'>;

const { shape: _shape, ...codedKinds } = blockDefinitions;

/** Codes of blocks. Templates and imported sites name blocks by these numbers: they never change. */
export const blockTypes = {
  ...otherTypes,
  ...(Object.fromEntries(Object.entries(codedKinds).map(([kind, { type }]) => [kind, type])) as {
    readonly [Kind in CodedKind]: (typeof blockDefinitions)[Kind]['type'];
  }),
};
export type BlockTypeName = keyof typeof blockTypes;
