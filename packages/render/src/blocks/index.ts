export { blockKinds, kindOf, type BlockKind } from '@sitewright/domain/blocks';
export {
  createBlockContext,
  wordOf,
  type BlockContext,
  type BlockContextInput,
  type LinkedCollection,
  type SocialAccount,
} from './block-context.ts';
export {
  needKey,
  type AssetsNeed,
  type BlockAsset,
  type BlockCount,
  type BlockItem,
  type BlockNeed,
  type CountsNeed,
  type ItemsNeed,
  type LoadedBlocks,
} from './block-requirements.ts';
export { wholePage, type Share } from './width-share.ts';
export { blockStyles } from './block-styles.ts';
export { css } from './markup/css.ts';
export { attributes, element, linkAttributes, optional, type Attributes } from './markup/html.ts';
export { outsideFrame, readOutside } from './media/outside-frame.ts';
export { picture, pictureSource, altTextOf, sizesFor, type PictureOptions } from './pictures/picture.ts';
export { blockNeeds, renderBlock, renderPromotedBlock } from './render-block.ts';
export { renderBlockOf, renderSection, sectionNeeds } from './section.ts';
export { placeholderStyles } from './edit/placeholder.ts';
export { renderMarkdown } from './texts/markdown.ts';
export { renderDocument } from './texts/rich-document.ts';
