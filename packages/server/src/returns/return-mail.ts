import { fillText } from '@sitewright/domain/languages';
import { formatOrderNumber } from '@sitewright/domain/orders';
import { returnTextsIn, type ReturnTexts } from '@sitewright/domain/returns';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { listPeopleWho } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { createSecretLink, enqueueMail, enqueueMails, isMailAddress } from '../mail/index.ts';
import { orderToken, orderUrl, type OrderMailContext, type StoredOrder } from '../orders/index.ts';
import type { ReturnRow } from '../return-records/index.ts';

const MAX_RECIPIENTS = 20;

export interface MailedReturn {
  readonly order: StoredOrder;
  readonly request: Pick<ReturnRow, 'kind' | 'state' | 'lines' | 'reason' | 'note' | 'reply'>;
}

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The items, one a line. */
export const itemsText = ({ order, request }: MailedReturn): string =>
  request.lines
    .flatMap(({ lineId, quantity }) => {
      const line = order.lines.find((each) => each.lineId === lineId);
      return line ? [`${quantity} × ${oneLine(line.content.title)}`] : [];
    })
    .join('\n');

const replyAddress = ({ settings }: Site): { replyTo?: string } => {
  const address = contactEmailOf(settings.socialAccounts) ?? '';
  return isMailAddress(address) ? { replyTo: address } : {};
};

const textNames = ({ kind, state }: MailedReturn['request']) =>
  kind === 'withdrawal' && state === 'accepted'
    ? (['subject-withdrawal', 'mail-withdrawal'] as const)
    : ([`subject-${state}`, `mail-${state}`] as [keyof ReturnTexts, keyof ReturnTexts]);

/** Says what has become of the return, in the language of the order. */
export const mailReturnCustomer = async (
  transaction: Queryable,
  { site, publicOrigin, secret, now }: OrderMailContext,
  mailed: MailedReturn,
): Promise<void> => {
  const { row } = mailed.order;
  if (!isMailAddress(row.email)) return;
  const { language } = row.content;
  const texts = returnTextsIn(language);
  const [subject, lead] = textNames(mailed.request);
  const token = orderToken(secret, site.id, row.orderId);
  const link = createSecretLink(secret, `${publicOrigin}${orderUrl('status', row.orderId, token)}`);
  const { timeZone, title } = site.settings;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    now,
  );
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: row.email,
    fromName: title,
    ...replyAddress(site),
    subject: fillText(texts[subject], {
      site: oneLine(title),
      number: formatOrderNumber(row.number, row.isTest),
    }),
    text: [
      fillText(texts[lead], { date }),
      itemsText(mailed),
      ...(mailed.request.reply.trim() === '' ? [] : [mailed.request.reply.trim()]),
      `${texts.viewOrder}: ${link.placeholder}`,
    ].join('\n\n'),
    language,
    secretLink: link,
    headers: { 'auto-submitted': 'auto-generated' },
  });
};

/** Everybody who looks after orders. */
export const mailReturnOwners = async (
  transaction: Queryable,
  { site, publicOrigin }: OrderMailContext,
  mailed: MailedReturn,
): Promise<void> => {
  const { order, request } = mailed;
  const number = formatOrderNumber(order.row.number, order.row.isTest);
  const what = request.kind === 'withdrawal' ? 'Withdrawal from contract' : 'Return requested';
  const people = await listPeopleWho(transaction, site.id, 'orders');
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: people
      .map(({ email }) => email)
      .filter(isMailAddress)
      .slice(0, MAX_RECIPIENTS),
    fromName: site.settings.title,
    ...(isMailAddress(order.row.email) ? { replyTo: order.row.email } : {}),
    subject: `${what}: order #${number}`,
    text: [
      `${what} by ${oneLine(order.row.customerName) || order.row.email}:`,
      itemsText(mailed),
      ...(request.reason === '' ? [] : [`Reason: ${returnTextsIn('en')[`reason-${request.reason}`]}`]),
      ...(request.note === '' ? [] : [`Note of the customer:\n${request.note}`]),
      `Open the order: ${publicOrigin}/config/store/orders/order?id=${order.row.orderId}`,
    ].join('\n\n'),
    headers: { 'auto-submitted': 'auto-generated' },
  });
};
