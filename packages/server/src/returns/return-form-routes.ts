import { nameOf } from '@sitewright/domain/addresses';
import { formatOrderNumber, type LineQuantity } from '@sitewright/domain/orders';
import { pageTypes } from '@sitewright/domain/pages';
import {
  isPossibleReturn,
  returnLimits,
  returnReasons,
  returnTextsIn,
  type ReturnKind,
  type ReturnReason,
} from '@sitewright/domain/returns';
import type { ReturnForm } from '@sitewright/render/returns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  linkOf,
  openLinkedOrder,
  returnQuestionUrl,
  returnUrl,
  type OpenedOrder,
  type VisitorServices,
} from '../checkout/index.ts';
import { defineFormReply, registerPlainForms } from '../http/index.ts';
import { orderUrl } from '../orders/index.ts';
import type { PageHandler } from '../pages/index.ts';
import { readReturnOffer } from '../return-records/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { requestReturn } from './request-return.ts';

export interface ReturnFormServices extends VisitorServices {
  readonly pages: PageHandler;
  readonly secret: string;
}

/** What was entered; nothing at first. */
interface Entered {
  readonly quantities: ReadonlyMap<string, string>;
  readonly reason: string;
  readonly note: string;
  readonly faults: ReturnForm['faults'];
}

/** A withdrawal is about everything, unless the customer says otherwise. */
const emptyEntry = (kind: ReturnKind, lines: readonly LineQuantity[]): Entered => ({
  quantities: new Map(
    lines.map(({ lineId, quantity }) => [lineId, kind === 'withdrawal' ? String(quantity) : '0']),
  ),
  reason: '',
  note: '',
  faults: { lines: '', reason: '' },
});

const readOffer = async ({ visitor: { database, site, now }, stored }: OpenedOrder, kind: ReturnKind) => {
  const { returns: settings } = await readStoreSettings(database, site.id);
  const offer = await readReturnOffer(database, { ...stored, row: stored.order }, { settings, now });
  return offer[kind];
};

const formOf = (
  { visitor: { site }, link, stored: { order, lines } }: OpenedOrder,
  { kind, offered, entered }: { kind: ReturnKind; offered: readonly LineQuantity[]; entered: Entered },
): ReturnForm => ({
  kind,
  action: `/-/checkout/order-return/${kind}?order=${link.orderId}&token=${link.token}`,
  backUrl: orderUrl('status', link.orderId, link.token),
  language: site.settings.language,
  name: nameOf(order.content.billingAddress),
  email: order.email,
  number: formatOrderNumber(order.number, order.isTest),
  lines: offered.map(({ lineId, quantity }) => ({
    lineId,
    title: lines.find((line) => line.lineId === lineId)?.content.title ?? '',
    max: quantity,
    value: entered.quantities.get(lineId) ?? '0',
  })),
  reason: entered.reason,
  note: entered.note,
  faults: entered.faults,
});

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly status?: number;
}

const show = async (
  { pages }: ReturnFormServices,
  { request, reply, status = 200 }: Exchange,
  form: ReturnForm,
): Promise<void> => {
  reply.hijack();
  const page = { pageType: pageTypes.orderStatus, status, order: { kind: 'return' as const, form } };
  await pages.serveShopPage(request.raw, reply.raw, page);
};

const goTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303);

/** What the form says, and what was entered, after it was refused. */
interface RefusedEntry extends Omit<Entered, 'quantities'> {
  readonly kind: ReturnKind;
  readonly quantities: readonly (readonly [string, string])[];
}

const entryReply = defineFormReply<RefusedEntry>('order-return');

const enteredIn = (request: FastifyRequest, { visitor }: OpenedOrder, secret: string) => {
  const told = entryReply.read(visitor, request.query, secret);
  return told && { ...told, quantities: new Map(told.quantities) };
};

/** Where the email address is not known yet, it is asked for first. */
const showForm =
  (services: ReturnFormServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { kind: asked } = request.query as Readonly<Record<string, unknown>>;
    const kind = asked === 'withdrawal' ? 'withdrawal' : 'return';
    const opened = await openLinkedOrder(request, services);
    if (!opened) return goTo(reply, returnQuestionUrl(kind, linkOf(request)));
    const offered = await readOffer(opened, kind);
    const told = enteredIn(request, opened, services.secret);
    const entered = told?.kind === kind ? told : emptyEntry(kind, offered);
    return show(services, { request, reply }, formOf(opened, { kind, offered, entered }));
  };

/** A note of the greatest length in any script, and a quantity for each line of the largest order. */
const MAX_BYTES = 65_536;

const QUANTITY = 'quantity.';

const readEntry = (form: URLSearchParams): Omit<Entered, 'faults'> => ({
  quantities: new Map(
    [...form]
      .filter(([name]) => name.startsWith(QUANTITY))
      .map(([name, value]) => [name.slice(QUANTITY.length), value.trim().slice(0, 9)]),
  ),
  reason: form.get('reason') ?? '',
  note: (form.get('note') ?? '').trim().slice(0, returnLimits.NOTE),
});

const linesIn = ({ quantities }: Pick<Entered, 'quantities'>): LineQuantity[] =>
  [...quantities]
    .map(([lineId, quantity]) => ({ lineId, quantity: quantity === '' ? 0 : Number(quantity) }))
    .filter(({ quantity }) => quantity !== 0);

const reasonIn = ({ reason }: Pick<Entered, 'reason'>): ReturnReason | '' =>
  returnReasons.find((each) => each === reason) ?? '';

const UNPROCESSABLE = 422;

const receiveForm =
  (kind: ReturnKind, services: ReturnFormServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const opened = await openLinkedOrder(request, services);
    if (!opened) return goTo(reply, returnQuestionUrl(kind, linkOf(request)));
    const { visitor, link } = opened;
    const texts = returnTextsIn(visitor.site.settings.language);
    const entry = readEntry(form);
    const lines = linesIn(entry);
    const reason = kind === 'withdrawal' ? '' : reasonIn(entry);
    const offered = await readOffer(opened, kind);
    const again = (faults: Entered['faults']) => {
      const quantities = [...entry.quantities];
      const written = entryReply.write(visitor, { ...entry, kind, quantities, faults }, services.secret);
      if (written) reply.header('set-cookie', written.cookie);
      if (written) return goTo(reply, `${returnUrl(kind, link)}&${written.parameter}`);
      // Too long for the cookie of a reply: rather answered here than lost.
      const entered = { ...entry, faults };
      return show(
        services,
        { request, reply, status: UNPROCESSABLE },
        formOf(opened, { kind, offered, entered }),
      );
    };
    const faults = {
      lines: isPossibleReturn(offered, lines) ? '' : texts['fault-lines'],
      reason: kind === 'return' && reason === '' ? texts['fault-reason'] : '',
    };
    if (faults.lines !== '' || faults.reason !== '') return again(faults);
    const { orderId, token } = link;
    const isStored = await requestReturn(services, visitor, {
      orderId,
      kind,
      lines,
      reason,
      note: entry.note,
    });
    return isStored
      ? goTo(reply, orderUrl('status', orderId, token))
      : again({ ...faults, lines: texts['fault-lines'] });
  };

/** The customer's forms, from the page of the order and under its conditions. */
export const registerReturnForms = (app: FastifyInstance, services: ReturnFormServices): void => {
  app.get('/checkout/order-return', showForm(services));
  registerPlainForms(
    app,
    (['return', 'withdrawal'] as const).map((kind) => ({
      path: `/-/checkout/order-return/${kind}`,
      trustsProxy: services.trustsProxy,
      maxBytes: MAX_BYTES,
      receive: receiveForm(kind, services),
    })),
  );
};
