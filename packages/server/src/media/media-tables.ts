import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { assetKinds, type ColorData, type FocalPoint } from '@sitewright/domain/media';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The files of a site. Their content is in the file store, by asset id and content id. */
export const assets = pgTable(
  'assets',
  {
    websiteId: websiteId(),
    assetId: text('asset_id').notNull(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull().default(1),
    filename: text('filename').notNull(),
    kind: text('kind', { enum: assetKinds }).notNull(),
    contentType: text('content_type').notNull(),
    extension: text('extension').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    frames: integer('frames').notNull(),
    colorData: jsonb('color_data').$type<ColorData>(),
    focalPoint: jsonb('focal_point').$type<FocalPoint>().notNull(),
    altText: text('alt_text').notNull().default(''),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    uploadedAt: moment('uploaded_at').notNull(),
    trashedAt: moment('trashed_at'),
    /** Since it was the file of a published download; never public again. */
    isPrivate: boolean('is_private').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.assetId] }),
    index('assets_by_kind').on(table.websiteId, table.kind, table.assetId),
    index('assets_by_age').on(table.websiteId, table.uploadedAt, table.assetId),
    index('assets_in_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);
