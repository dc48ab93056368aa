import type { campaignsCalls } from '@sitewright/api/campaigns';
import type { CallAnswer } from '@sitewright/api/call';
import type {
  CampaignBlock,
  CampaignBlockKind,
  CampaignState,
  RecipientState,
} from '@sitewright/domain/campaigns';
import { plainTextOf } from '@sitewright/domain/campaigns';

export type Campaign = CallAnswer<typeof campaignsCalls.read>;
export type CampaignSummary = CallAnswer<typeof campaignsCalls.list>['campaigns'][number];
export type CampaignOptions = CallAnswer<typeof campaignsCalls.options>;

export const stateNames: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

type Tone = 'good' | 'neutral' | 'bad' | 'accent';

export const stateTones: Readonly<Record<CampaignState, Tone>> = {
  draft: 'neutral',
  scheduled: 'neutral',
  sending: 'accent',
  paused: 'bad',
  sent: 'good',
  cancelled: 'neutral',
};

export const recipientStateNames: Readonly<Record<RecipientState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Delivered',
  refused: 'Refused',
  skipped: 'Not sent',
};

export const blockNames: Readonly<Record<CampaignBlockKind, string>> = {
  text: 'Text',
  image: 'Image',
  button: 'Button',
  product: 'Product',
  divider: 'Divider',
};

type LeftOut = CallAnswer<typeof campaignsCalls.preview>['leftOut'];

/** Why fewer people get a campaign than the lists have; empty where all do. */
export const leftOutText = ({ demo, unconfirmed, repeated, outsideSegment }: LeftOut): string => {
  const parts = [
    [demo, demo === 1 ? 'demo person' : 'demo people'],
    [unconfirmed, 'who did not confirm the sign-up'],
    [outsideSegment, 'outside the segment'],
    [repeated, repeated === 1 ? 'repeated address on several lists' : 'repeated addresses on several lists'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, who]) => `${count} ${who}`);
  return shown.length === 0 ? '' : `Left out: ${shown.join('; ')}.`;
};

const SHOWN = 60;

/** What a block says, as far as it fits into a row. */
export const blockTitle = (block: CampaignBlock): string => {
  const words =
    block.kind === 'text' ? plainTextOf(block.document) : block.kind === 'button' ? block.label : '';
  const line = words.replaceAll(/\s+/g, ' ').trim();
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return shown === '' ? blockNames[block.kind] : `${blockNames[block.kind]}: ${shown}`;
};

export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;

export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1).replace('.0', '')} %`;
