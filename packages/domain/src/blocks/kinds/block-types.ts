import { blockDefinitions, COMPONENT_TYPE, type BlockKind } from './block-definitions.ts';

/** Codes on imported sites that have no block kind here. */
const otherTypes = {
  navigation: 1,
  journal: 7,
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

/** Kinds with a code of their own; the others are components. */
type CodedKind = {
  [Kind in BlockKind]: (typeof blockDefinitions)[Kind]['type'] extends typeof COMPONENT_TYPE ? never : Kind;
}[BlockKind];

const codedKinds = Object.entries(blockDefinitions).filter(([, { type }]) => type !== COMPONENT_TYPE);

/** Codes of blocks. Templates and imported sites refer to them, so they never change. */
export const blockTypes = {
  ...otherTypes,
  ...(Object.fromEntries(codedKinds.map(([kind, { type }]) => [kind, type])) as {
    readonly [Kind in CodedKind]: (typeof blockDefinitions)[Kind]['type'];
  }),
};
export type BlockTypeName = keyof typeof blockTypes;
