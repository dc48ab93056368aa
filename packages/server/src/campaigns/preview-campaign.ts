import type { CampaignAudience, CampaignContent } from '@sitewright/domain/campaigns';
import { isEmail } from '@sitewright/domain/contributors';
import { composeCampaign, fillCampaign, listCampaignLinks } from '@sitewright/render/campaigns';
import type { CampaignRow } from '../campaign-records/index.ts';
import { AfterCommit, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { countLeftOut } from '../mailing-list-records/index.ts';
import { oneLine, openMailServer, readMailSettings, type MailServerSource } from '../mail/index.ts';
import { checkCampaign, isTooLong, loadContent, toCompose } from './load-content.ts';

type Context = Pick<ContributorContext, 'database' | 'site' | 'now' | 'publicOrigin'>;

interface Written {
  readonly content: CampaignContent;
  readonly audience: CampaignAudience;
}

/** As somebody gets it whose name is not known. Links lead to their targets, and the one to unsubscribe nowhere. */
const composeSample = async (
  { database, site, now, publicOrigin: origin }: Context,
  content: CampaignContent,
  { language, email }: { readonly language: string; readonly email: string },
) => {
  const loaded = await loadContent({ database, site, now }, content);
  const campaign = toCompose(content, loaded, { site, origin, language, links: [] });
  const links = listCampaignLinks(campaign);
  const filled = fillCampaign(composeCampaign(campaign), {
    name: '',
    email,
    unsubscribeUrl: `${origin}/`,
    linkUrl: (index) => links[index] ?? origin,
    pixelUrl: `${origin}/-/campaigns/opened.gif`,
  });
  return { loaded, filled };
};

export const previewCampaign = async (
  context: Context,
  source: MailServerSource,
  { content, audience, language }: Written & { readonly language?: string | undefined },
) => {
  if (isTooLong(content)) return refuse('campaign-too-long');
  const { database, site } = context;
  const sample = { language: language ?? site.settings.language, email: 'ada@example.com' };
  const { loaded, filled } = await composeSample(context, { ...content, countsOpens: false }, sample);
  const hasMailServer = (await openMailServer(database, source)) !== undefined;
  const checked = await checkCampaign(context, { content, audience }, { ...loaded, hasMailServer });
  const { listIds, segmentId } = audience;
  const segment = segmentId === '' ? {} : { segmentId };
  const leftOut = await countLeftOut(database, site.id, { listIds, ...segment, now: context.now });
  return { ...filled, faults: [...checked.faults], audience: checked.audience, leftOut };
};

/** To one address, at once, so that what the mail server says is told. Nothing is counted. */
export const sendTestCampaign = async (
  context: ContributorContext,
  source: MailServerSource,
  { campaign, to }: { readonly campaign: CampaignRow; readonly to: string },
): Promise<AfterCommit<Record<string, never> | Refusal> | Refusal> => {
  const { database, site, now, note } = context;
  if (!isEmail(to)) return refuse('campaign-recipient-wrong', { to: 'Enter a single email address.' });
  const server = await openMailServer(database, source);
  if (!server) return refuse('mail-server-missing');
  const content = { ...campaign.content, countsOpens: false };
  const { filled } = await composeSample(context, content, { language: site.settings.language, email: to });
  const { fromName, fromAddress } = await readMailSettings(database, site.id);
  note({ subject: `campaign:${campaign.campaignId}`, after: { title: campaign.name } });
  const mail = {
    ...filled,
    subject: `[Test] ${oneLine(filled.subject)}`,
    fromName: oneLine(content.fromName || fromName || site.settings.title),
    fromAddress: fromAddress === '' ? null : fromAddress,
    replyTo: isEmail(content.replyTo) ? content.replyTo : null,
    toAddress: to,
    messageId: `<${newId()}@${server.from.split('@')[1] ?? ''}>`,
    headers: {},
    createdAt: now,
  };
  return new AfterCommit(async () => {
    try {
      const delivery = await server.deliver(mail);
      return delivery.state === 'accepted' ? {} : refuse('campaign-test-refused', { to: delivery.reason });
    } catch (error) {
      return refuse('campaign-test-refused', { to: error instanceof Error ? error.message : String(error) });
    }
  });
};
