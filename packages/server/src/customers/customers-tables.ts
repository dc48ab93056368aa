import type { Address } from '@sitewright/domain/addresses';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One for each site and email address; a guest's order makes one. */
export const customers = pgTable(
  'customers',
  {
    websiteId: websiteId(),
    customerId: text('customer_id').notNull(),
    /** Empty once erased. */
    email: text('email').notNull(),
    /** Folded; the id of the customer once erased. */
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.customerId] }),
    uniqueIndex('customers_by_email').on(table.websiteId, table.emailKey),
    index('customers_by_name').on(table.websiteId, table.name, table.customerId),
    index('customers_by_words').using(
      'gin',
      sql`to_tsvector('simple', translate(lower(${table.name} || ' ' || ${table.email}), '@.-_+/#', '       '))`,
    ),
  ],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    websiteId: websiteId(),
    customerId: text('customer_id').notNull(),
    addressId: text('address_id').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.customerId, table.addressId] })],
);
