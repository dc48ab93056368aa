import { isWithdrawn, returnTextsIn } from '@sitewright/domain/returns';
import type { StoreSettings } from '@sitewright/domain/store';
import type { ShownOrder } from '@sitewright/render/checkout';
import { readReturnOffer, type ReturnRow } from '../../return-records/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { returnUrl, type OrderLink } from './order-link.ts';
import type { StoredOrder } from './order-page-store.ts';

const isOpenWithdrawal = ({ kind, state }: ReturnRow): boolean =>
  kind === 'withdrawal' && state === 'accepted';

const stateName = (row: ReturnRow) =>
  isOpenWithdrawal(row) ? 'withdrawal-accepted' : (`state-${row.state}` as const);

/** Returns that were asked for, and the ways to ask for more while it is time. */
export const describeReturns = async (
  { database, site, now }: CheckoutVisitor,
  { link, stored }: { readonly link: OrderLink; readonly stored: StoredOrder },
  { returns: settings }: StoreSettings,
): Promise<ShownOrder['returns']> => {
  const { language, timeZone } = site.settings;
  const texts = returnTextsIn(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const offer = await readReturnOffer(database, { ...stored, row: stored.order }, { settings, now });
  const titleOf = (lineId: string) =>
    stored.lines.find((line) => line.lineId === lineId)?.content.title ?? '';
  const openReturn = offer.returns.some(isOpenWithdrawal) ? 'withdrawal' : null;
  const { fulfilmentState } = stored.order;
  return {
    title: texts.returns,
    withdrawn: isWithdrawn({ fulfilmentState, openReturn }) ? texts['kind-withdrawal'] : '',
    requests: offer.returns.map((row) => ({
      title: `${texts[`kind-${row.kind}`]}, ${dates.format(row.createdAt)}`,
      state: texts[stateName(row)],
      items: row.lines.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`),
      reply: row.reply,
    })),
    links: [
      ...(offer.return.length > 0 ? [{ title: texts.returnItems, url: returnUrl('return', link) }] : []),
      ...(offer.withdrawal.length > 0 ? [{ title: texts.withdraw, url: returnUrl('withdrawal', link) }] : []),
    ],
  };
};
