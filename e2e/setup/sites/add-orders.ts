import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runCommandLine } from '../program/program.ts';

interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country?: string;
}

export interface OrderWish {
  readonly buyer: Buyer;
  readonly isPaid?: boolean;
  readonly isTest?: boolean;
  readonly quantity?: number;
  readonly note?: string;
}

const hex = (number: number): string => number.toString(16).padStart(24, '0');

const addressOf = ({ firstName, lastName, country = 'PT' }: Buyer) => ({
  firstName,
  lastName,
  company: '',
  line1: 'Rua das Flores 12',
  line2: '',
  city: 'Porto',
  region: '',
  postalCode: '4050-265',
  country,
  phone: '',
});

const lineOf = (id: number, title: string, quantity: number) => ({
  id: hex(0xa0 + id),
  itemId: hex(0xb0 + id),
  variantId: hex(0xc0 + id),
  sku: `PRINT-${id}`,
  title,
  fullUrl: '/shop/print',
  productType: 1,
  quantity,
  unitCents: 2800,
  optionValues: [{ optionName: 'Size', value: 'A3' }],
  image: null,
  answers: [],
  subtotalCents: 2800 * quantity,
  discountCents: 0,
  discounts: [],
  taxCents: 0,
  taxes: [],
});

const contentOf = ({ buyer, quantity = 2, note = '' }: OrderWish, cart: number) => {
  const address = addressOf(buyer);
  const lines = [lineOf(1, 'Ridge lines', quantity), lineOf(2, 'Moiré', 1)];
  const subtotalCents = lines.reduce((sum, line) => sum + line.subtotalCents, 0);
  return {
    currency: 'USD',
    language: 'en-US',
    lines,
    email: buyer.email,
    shippingAddress: address,
    billingAddress: address,
    shipping: { key: 'parcel', name: 'Parcel', isPickup: false, pickup: null, priceCents: 450 },
    subtotalCents,
    discountCents: 0,
    shippingCents: 450,
    shippingDiscountCents: 0,
    shippingTaxes: [],
    taxCents: 0,
    totalCents: subtotalCents + 450,
    pricesIncludeTax: false,
    discounts: [],
    taxLines: [],
    note,
    answers: [],
    acceptsMarketing: false,
    cartId: hex(cart),
    cartRevision: 1,
  };
};

/** Adds orders to a site, the last one newest; returns their ids. Call it once for each site. */
export async function addOrders(site: string, wishes: readonly OrderWish[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-orders-'));
  const file = join(folder, 'orders.json');
  const start = Date.parse('2026-05-04T10:00:00Z');
  const orders = wishes.map((wish, index) => ({
    placedOn: new Date(start + index * 60_000).toISOString(),
    isPaid: wish.isPaid ?? true,
    isTest: wish.isTest ?? false,
    content: contentOf(wish, 0xd000 + index),
  }));
  await writeFile(file, JSON.stringify(orders));
  const printed = await runCommandLine(inject('program'), ['orders', 'add', site, file]);
  await rm(folder, { recursive: true });
  return printed
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
}
