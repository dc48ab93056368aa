import { isEmail } from '../contributors/index.ts';
import type { CampaignBlock, CampaignContent } from './campaign-content.ts';
import type { CampaignFaultCode } from './campaigns-messages.ts';
import { findUnknownFields } from './merge-fields.ts';
import { readCampaignUrl } from './read-campaign-url.ts';
import { linksOf, plainTextOf } from './text-document.ts';

/** What stands in the way of sending. */
export interface CampaignFault {
  readonly code: CampaignFaultCode;
  /** Of which block; empty for the campaign as a whole. */
  readonly blockId: string;
}

/** What the content refers to, as it is now. */
export interface CampaignSurroundings {
  /** Products that the shop sells. */
  readonly soldItemIds: ReadonlySet<string>;
  /** Pictures that mail programs show. */
  readonly imageIds: ReadonlySet<string>;
  readonly hasMailServer: boolean;
  /** How many people would get it. */
  readonly audience: number;
  readonly hasLists: boolean;
}

const faultsOfBlock = (
  block: CampaignBlock,
  { soldItemIds, imageIds }: CampaignSurroundings,
): (CampaignFaultCode | false)[] => {
  switch (block.kind) {
    case 'text':
      return [
        plainTextOf(block.document).trim() === '' && 'campaign-text-blank',
        findUnknownFields(plainTextOf(block.document)).length > 0 && 'campaign-field-unknown',
        linksOf(block.document).some((url) => readCampaignUrl(url) === undefined) && 'campaign-link-wrong',
      ];
    case 'image':
      return [
        !imageIds.has(block.assetId) && 'campaign-image-missing',
        block.url !== '' && readCampaignUrl(block.url) === undefined && 'campaign-link-wrong',
      ];
    case 'button':
      return [
        block.label.trim() === '' && 'campaign-button-blank',
        readCampaignUrl(block.url) === undefined && 'campaign-link-wrong',
      ];
    case 'product':
      return [!soldItemIds.has(block.itemId) && 'campaign-product-missing'];
    case 'divider':
      return [];
  }
};

const isBlank = (block: CampaignBlock): boolean =>
  block.kind === 'divider' || (block.kind === 'text' && plainTextOf(block.document).trim() === '');

/** In the order in which they are shown. Nothing is sent while there is one. */
export const findCampaignFaults = (
  content: CampaignContent,
  around: CampaignSurroundings,
): CampaignFault[] => {
  const { subject, preheader, replyTo, postalAddress, blocks } = content;
  const whole: (CampaignFaultCode | false)[] = [
    !around.hasMailServer && 'campaign-mail-server-missing',
    subject.trim() === '' && 'campaign-subject-blank',
    findUnknownFields(`${subject}\n${preheader}`).length > 0 && 'campaign-field-unknown',
    replyTo !== '' && !isEmail(replyTo) && 'campaign-reply-to-wrong',
    blocks.every(isBlank) && 'campaign-empty',
    postalAddress.trim() === '' && 'campaign-address-missing',
    !around.hasLists && 'campaign-lists-missing',
    around.hasLists && around.audience === 0 && 'campaign-audience-empty',
  ];
  return [
    ...whole.flatMap((code) => (code === false ? [] : [{ code, blockId: '' }])),
    ...blocks.flatMap((block) =>
      faultsOfBlock(block, around).flatMap((code) => (code === false ? [] : [{ code, blockId: block.id }])),
    ),
  ];
};
