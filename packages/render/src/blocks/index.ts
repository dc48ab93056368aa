export { blockKinds, kindOf, type BlockKind } from '@sitewright/domain/blocks';
export {
  createBlockContext,
  blockText,
  type BlockContext,
  type BlockContextInput,
  type FormScope,
  type SentForm,
  type ProductParts,
  type LinkedCollection,
  type SocialAccount,
} from './block-context.ts';
export {
  requirementKey,
  type AssetsRequirement,
  type BlockAsset,
  type FacetCount,
  type BlockItem,
  type BlockRequirement,
  type FacetsRequirement,
  type FormsRequirement,
  type ItemsRequirement,
  type LoadedBlocks,
} from './block-requirements.ts';
export { openFormats } from './formats.ts';
export { allowRecaptcha } from './forms/form-blocks.ts';
export { wholePage, type Share } from './width-share.ts';
export { blockStyles } from './block-styles.ts';
export { css } from './markup/css.ts';
export { attributes, element, linkAttributes, optional, type Attributes } from './markup/html.ts';
export { embedFrame, readEmbed } from './embed-frame.ts';
export { picture, pictureSource, altTextOf, sizesFor, type PictureOptions } from './pictures/picture.ts';
export { blockRequirements, renderBlock, renderPromotedBlock } from './render-block.ts';
export { renderBlockOf, renderSection, sectionRequirements } from './section.ts';
export { placeholderStyles } from './edit/placeholder.ts';
export {
  DONATE_ACTION,
  donationFields,
  unfilledDonation,
  type DonationFields,
  type ShownFund,
} from './donations/donation-fields.ts';
export { donationStyles } from './donations/donation-styles.ts';
export { fundPicture } from './shop/fund-picture.ts';
export { showFund, type FundToShow } from './donations/show-fund.ts';
export { fieldMarkup } from './forms/field-markup.ts';
export { isGroup } from './forms/field-inputs.ts';
export { renderProductForm, type ProductFormRequest } from './forms/product-form.ts';
export { renderMarkdown } from './texts/markdown.ts';
export { renderDocument } from './texts/rich-document.ts';
