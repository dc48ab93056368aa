import { newBlock, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import { createBlockContext, type BlockContext, type BlockContextInput } from '../block-context.ts';
import type { BlockAsset, BlockItem } from '../block-requirements.ts';

export const makeAsset = (id: string, rest: Partial<BlockAsset> = {}): BlockAsset => ({
  id,
  assetUrl: `/-/media/${id}/1/${id}.jpg`,
  filename: `${id}.jpg`,
  contentType: 'image/jpeg',
  originalSize: '1200x800',
  ...rest,
});

export const makeItem = (id: string, rest: Partial<BlockItem> = {}): BlockItem => ({
  id,
  title: `Item ${id}`,
  fullUrl: `/journal/${id}`,
  ...rest,
});

/** 15 November 2026, noon in Berlin. */
export const NOON = Date.UTC(2026, 10, 15, 11);

export const makeContext = (rest: Partial<BlockContextInput> = {}): BlockContext =>
  createBlockContext({
    mode: 'visitor',
    baseUrl: 'https://halftone.example',
    language: 'en',
    timeZone: 'Europe/Berlin',
    now: NOON,
    assets: new Map(['a', 'b', 'c'].map((id) => [id, makeAsset(id)])),
    loaded: { items: new Map(), counts: new Map() },
    collections: new Map([['journal', { id: 'journal', title: 'Journal', fullUrl: '/journal' }]]),
    siteTitle: 'Halftone',
    ...rest,
  });

export const makeBlock = (
  kind: BlockKind,
  value: PlacedBlock['value'],
  rest: Partial<PlacedBlock> = {},
): PlacedBlock => ({
  ...newBlock(kind, 'x1'),
  value,
  desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
  ...rest,
});
