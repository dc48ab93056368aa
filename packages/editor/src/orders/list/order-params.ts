import {
  fulfilmentStates,
  orderLimits,
  orderPaymentStates,
  orderTabs,
  type OrderFilters,
} from '@sitewright/domain/orders';

/** Filters of the list, as the address of the screen has them. */
export type OrderParams = OrderFilters;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;

type Params = Readonly<Record<string, unknown>>;

const oneOf = (params: Params, name: keyof OrderParams, values: readonly string[]): OrderParams => {
  const value = values.find((each) => each === params[name]);
  return value === undefined ? {} : { [name]: value };
};

const matching = (params: Params, name: keyof OrderParams, pattern: RegExp): OrderParams => {
  const value = params[name];
  return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};
};

/** A number that was typed as text arrives as a number: addresses have no types. */
const textOf = (params: Params, name: keyof OrderParams, max: number): OrderParams => {
  const value = typeof params[name] === 'number' ? String(params[name]) : params[name];
  return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, max) } : {};
};

/** Unknown and malformed parts of an address are left out. */
export const readOrderParams = (params: Params): OrderParams => ({
  ...textOf(params, 'search', orderLimits.SEARCH),
  ...oneOf(params, 'tab', orderTabs),
  ...oneOf(params, 'payment', orderPaymentStates),
  ...oneOf(params, 'fulfilment', fulfilmentStates),
  ...matching(params, 'country', COUNTRY),
  ...matching(params, 'from', DAY),
  ...matching(params, 'to', DAY),
  ...textOf(params, 'tag', orderLimits.TAG),
  ...oneOf(params, 'pickup', ['yes']),
  ...oneOf(params, 'test', ['only', 'none']),
});

/** The filters with one set, or without it if the value is empty. */
export const withParam = (params: OrderParams, name: keyof OrderParams, value: string): OrderParams =>
  readOrderParams({ ...params, [name]: value });

/** Whether anything but the tab narrows the list. */
export const isNarrowed = ({ tab: _tab, ...rest }: OrderParams): boolean => Object.keys(rest).length > 0;

export const isSameView = (left: OrderParams, right: OrderParams): boolean => {
  const [a, b] = [readOrderParams(left as Params), readOrderParams(right as Params)];
  return JSON.stringify(a) === JSON.stringify(b);
};

/** The tab of the list that shows these filters. */
export const currentTab = (
  params: OrderParams,
  views: readonly { readonly id: string; readonly filters: OrderParams }[],
): string => {
  const view = views.find(({ filters }) => isSameView(filters, params));
  return view ? `view-${view.id}` : (params.tab ?? 'all');
};
