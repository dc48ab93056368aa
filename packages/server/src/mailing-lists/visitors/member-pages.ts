import { fillText } from '@sitewright/domain/languages';
import { listTextsIn, mailingListLimits, type ListVisitorTexts } from '@sitewright/domain/mailing-lists';
import type { Site } from '@sitewright/domain/sites';
import type { MessagePage } from '@sitewright/render/checkout';
import {
  CONFIRM_ACTION,
  confirmationQuery,
  ONE_CLICK_PATH,
  unsubscribeQuery,
  type ConfirmationKey,
  type MemberKey,
} from '../../mailing-list-records/index.ts';
import type { LinkedMember } from './confirmation-store.ts';

const DAY_MS = 86_400_000;
const LINK_MS = mailingListLimits.CONFIRMATION_DAYS * DAY_MS;

/** A link that is older than what waits belongs to an earlier sign-up, which has ended. */
export const isConfirmable = (
  { state, stateAt }: LinkedMember,
  { issuedAt, now }: { readonly issuedAt: Date; readonly now: Date },
): boolean =>
  state === 'pending' && issuedAt >= new Date(stateAt) && now.getTime() - issuedAt.getTime() < LINK_MS;

export interface LinkedPage<Key extends MemberKey> {
  readonly site: Site;
  readonly secret: string;
  /** Undefined for a link that the program did not make. */
  readonly key: Key | undefined;
  /** Undefined where the address was erased. */
  readonly member: LinkedMember | undefined;
  /** What was done before this page; empty where it asks. */
  readonly done: string;
  readonly now: Date;
}

type Fill = (text: string) => string;

const textsOf = ({
  site,
  member,
}: LinkedPage<MemberKey>): { readonly texts: ListVisitorTexts; readonly fill: Fill } => {
  const { title, language } = site.settings;
  const values = {
    site: title,
    list: member?.listName ?? '',
    days: `${mailingListLimits.CONFIRMATION_DAYS}`,
  };
  return { texts: listTextsIn(member?.language ?? language), fill: (text) => fillText(text, values) };
};

const linksOf = (texts: ListVisitorTexts, fill: Fill) => [{ title: fill(texts.toSite), url: '/' }];

/** The page asks by a button: programs that look at links in emails must confirm nothing. */
export const confirmationMessage = (page: LinkedPage<ConfirmationKey>): MessagePage => {
  const { texts, fill } = textsOf(page);
  const { secret, key, member, now } = page;
  const links = linksOf(texts, fill);
  if (!key) return { title: texts.wrongTitle, text: texts.wrongText, links };
  if (member?.state === 'subscribed')
    return { title: texts.confirmedTitle, text: fill(texts.confirmedText), links };
  if (!member || !isConfirmable(member, { ...key, now }))
    return { title: texts.expiredTitle, text: fill(texts.expiredText), links };
  return {
    title: fill(texts.confirmTitle),
    text: fill(texts.confirmText),
    links: [],
    form: { action: `${CONFIRM_ACTION}?${confirmationQuery(secret, key)}`, button: texts.confirm },
  };
};

export const unsubscribeMessage = (page: LinkedPage<MemberKey>): MessagePage => {
  const { texts, fill } = textsOf(page);
  const { secret, key, member, done } = page;
  const links = linksOf(texts, fill);
  if (!key) return { title: texts.wrongTitle, text: texts.wrongText, links };
  // Of an address that was erased nothing is left to unsubscribe.
  if (!member || done === 'all')
    return { title: texts.unsubscribedTitle, text: fill(texts.unsubscribedAllText), links };
  const all = { label: texts.unsubscribeAll, name: 'scope', value: 'all' };
  const action = `${ONE_CLICK_PATH}?${unsubscribeQuery(secret, key)}`;
  if (done === 'list' || (member.state !== 'subscribed' && member.state !== 'pending'))
    return { title: texts.unsubscribedTitle, text: fill(texts.unsubscribedListText), links };
  return {
    title: texts.unsubscribeTitle,
    text: fill(texts.unsubscribeText),
    links: [],
    form: { action, button: fill(texts.unsubscribeList), otherButton: all },
  };
};
