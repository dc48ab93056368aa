import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import { isRefusal, refuse, type ContributorContext, type Handlers, type Refusal } from '../http/index.ts';
import { noteOrder, openOrder } from './changes/change-order.ts';
import { addNote, removeNote, setTags, tagOrders } from './changes/annotate-order.ts';
import { cancelOrder } from './changes/cancel-order.ts';
import { fulfilOrder, fulfilOrders, unfulfilOrder, type FulfilledOrder } from './changes/fulfil-order.ts';
import { markReady } from './changes/mark-ready.ts';
import { markPaid } from './changes/mark-paid.ts';
import { listTestOrders, raiseNextNumber } from './changes/order-changes-store.ts';
import type { OrderServices } from './changes/order-services.ts';
import { removeDemoOrders } from './changes/remove-demo-orders.ts';
import { removeOrders } from './changes/remove-orders.ts';
import { sendOrderMail, type OrderMail } from './order-mail/order-mail.ts';
import { readOrder } from './read/read-order.ts';
import { removeView, saveView } from './views/order-views-service.ts';

type OrderHandlers = Handlers<typeof ordersCalls>;
type Detail = CallAnswer<typeof ordersCalls.read>;

const mail = (services: OrderServices, context: ContributorContext, message: OrderMail): Promise<boolean> =>
  sendOrderMail(context.database, { ...context, secret: services.secret }, message);

/** The shipment as its email tells it. */
const mailShipment = (
  services: OrderServices,
  context: ContributorContext,
  { order, shipped, isPart }: FulfilledOrder & { readonly isPart: boolean },
): Promise<boolean> =>
  mail(services, context, {
    kind: 'fulfilled',
    orderId: order.row.orderId,
    shipment: { ...shipped.tracking, lines: shipped.lines, isPart },
  });

/** The changed order, or why it was not changed. */
const answerWith = async (
  { secret }: OrderServices,
  context: ContributorContext,
  result: { readonly id: string; readonly outcome: unknown },
): Promise<Detail | Refusal> => {
  if (isRefusal(result.outcome)) return result.outcome;
  return (await readOrder(context, result.id, secret)) ?? refuse('not-found');
};

const stateHandlers = (
  services: OrderServices,
): Pick<OrderHandlers, 'fulfil' | 'fulfilMany' | 'markReady' | 'unfulfil' | 'cancel' | 'markPaid'> => ({
  async fulfil({ params: { id }, body }, context) {
    const outcome = await fulfilOrder(context, { id, ...body });
    const detail = await answerWith(services, context, { id, outcome });
    if (isRefusal(outcome) || isRefusal(detail) || !body.isNotified) return detail;
    const isPart = detail.fulfilmentState !== 'fulfilled';
    await mailShipment(services, context, { ...outcome, isPart });
    return answerWith(services, context, { id, outcome });
  },
  async fulfilMany({ body }, context) {
    const { fulfilled, skipped } = await fulfilOrders(context, body);
    if (body.isNotified)
      for (const order of fulfilled) await mailShipment(services, context, { ...order, isPart: false });
    return { count: fulfilled.length, skipped };
  },
  async markReady({ params: { id }, body }, context) {
    const outcome = await markReady(context, { id, ...body });
    if (!isRefusal(outcome) && body.isNotified) await mail(services, context, { kind: 'ready', orderId: id });
    return answerWith(services, context, { id, outcome });
  },
  async unfulfil({ params: { id }, body }, context) {
    return answerWith(services, context, { id, outcome: await unfulfilOrder(context, { id, ...body }) });
  },
  async cancel({ params: { id }, body }, context) {
    const outcome = await cancelOrder(services, context, { id, ...body });
    if (!isRefusal(outcome)) await mail(services, context, { kind: 'cancelled', orderId: id });
    return answerWith(services, context, { id, outcome });
  },
  async markPaid({ params: { id }, body }, context) {
    const outcome = await markPaid(services, context, { id, ...body });
    if (!isRefusal(outcome)) await mail(services, context, { kind: 'confirmed', orderId: id });
    return answerWith(services, context, { id, outcome });
  },
});

const annotationHandlers = (
  services: OrderServices,
): Pick<OrderHandlers, 'addNote' | 'removeNote' | 'setTags' | 'tagMany'> => ({
  async addNote({ params: { id }, body }, context) {
    return answerWith(services, context, { id, outcome: await addNote(context, { id, ...body }) });
  },
  async removeNote({ params }, context) {
    return answerWith(services, context, { id: params.id, outcome: await removeNote(context, params) });
  },
  async setTags({ params: { id }, body }, context) {
    return answerWith(services, context, { id, outcome: await setTags(context, { id, ...body }) });
  },
  tagMany: ({ body }, context) => tagOrders(context, body),
});

type Changing =
  | keyof ReturnType<typeof stateHandlers>
  | keyof ReturnType<typeof annotationHandlers>
  | 'sendDownloads'
  | 'removeTestOrders'
  | 'removeDemoOrders'
  | 'setNextNumber'
  | 'saveView'
  | 'removeView';

export const orderChangeHandlers = (services: OrderServices): Pick<OrderHandlers, Changing> => ({
  ...stateHandlers(services),
  ...annotationHandlers(services),
  async sendDownloads({ params: { id } }, context) {
    const order = await openOrder(context, { id });
    if (isRefusal(order)) return order;
    const isSent = await mail(services, context, { kind: 'downloads', orderId: id });
    noteOrder(context, order);
    return answerWith(services, context, { id, outcome: isSent ? order : refuse('order-no-downloads') });
  },
  async removeTestOrders({ body }, context) {
    const { database, site, note } = context;
    const ids = await listTestOrders(database, site.id, body.ids);
    if (ids.length > 0) await removeOrders(context, ids, 'Test orders deleted');
    note({ subject: 'orders', before: { count: ids.length } });
    return { count: ids.length };
  },
  async removeDemoOrders(_input, context) {
    const count = await removeDemoOrders(context);
    context.note({ subject: 'orders', before: { count } });
    return { count };
  },
  async setNextNumber({ body: { nextNumber } }, { database, site, note }) {
    if (!(await raiseNextNumber(database, site.id, nextNumber)))
      return refuse('order-number-too-low', { nextNumber: 'Enter a higher number.' });
    note({ subject: 'orders', after: { nextNumber } });
    return { nextNumber };
  },
  saveView: ({ body }, context) => saveView(context, body),
  removeView: ({ params }, context) => removeView(context, params.id),
});
