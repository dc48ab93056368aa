import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCampaignBlock,
  canDo,
  copyCampaignBlock,
  emptyCampaign,
  findCampaignFaults,
  mergeFieldOf,
  moveCampaignBlock,
  newCampaignBlock,
  parseMergeFields,
  readCampaignUrl,
  readSendTime,
  removeCampaignBlock,
  type CampaignBlock,
  type CampaignContent,
  type CampaignSurroundings,
  type MergedPerson,
} from './index.ts';

const blocks = ['a', 'b', 'c'].map((id) => newCampaignBlock('divider', id));
const ids = (some: readonly CampaignBlock[]): string => some.map(({ id }) => id).join('');

describe('blocks of a campaign', () => {
  it('are added, moved, copied and removed', () => {
    expect(ids(addCampaignBlock(blocks, newCampaignBlock('text', 'x'), 'a'))).toBe('axbc');
    expect(ids(addCampaignBlock(blocks, newCampaignBlock('text', 'x')))).toBe('abcx');
    expect(ids(moveCampaignBlock(blocks, 'a', 1))).toBe('bac');
    expect(ids(moveCampaignBlock(blocks, 'a', 99))).toBe('bca');
    expect(ids(copyCampaignBlock(blocks, 'b', 'x'))).toBe('abxc');
    expect(ids(removeCampaignBlock(blocks, 'b'))).toBe('ac');
  });

  it('are all there wherever one is moved', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'none'), fc.integer({ min: -5, max: 9 }), (id, to) => {
        expect([...ids(moveCampaignBlock(blocks, id, to))].toSorted().join('')).toBe('abc');
      }),
    );
  });
});

const fillMergeFields = (text: string, person: MergedPerson): string =>
  parseMergeFields(text)
    .map((part) => (typeof part === 'string' ? part : mergeFieldOf(part.field, person) || part.fallback))
    .join('');

describe('fields of a recipient', () => {
  const ada = { name: ' Ada  Lovelace ', email: 'ada@example.com' };

  it.each([
    ['Hi {{first_name|there}}', 'Hi Ada'],
    ['Hi {{ name }}!', 'Hi Ada Lovelace!'],
    ['{{email}}', 'ada@example.com'],
    ['{{password}} {{constructor}} {first_name}', '{{password}} {{constructor}} {first_name}'],
  ])('%s', (text, filled) => expect(fillMergeFields(text, ada)).toBe(filled));

  it('have a text for whose name is not known, and are not read in names', () => {
    expect(fillMergeFields('Hi {{first_name| friend }}', { name: '', email: '' })).toBe('Hi friend');
    expect(fillMergeFields('Hi {{name}}', { name: '{{email}}', email: 'x@y.z' })).toBe('Hi {{email}}');
  });
});

describe('links lead to the web or to a page of the site', () => {
  it.each([
    ['/shop', 'https://a.test/shop'],
    ['https://b.test/x?y=1', 'https://b.test/x?y=1'],
    ['  http://b.test ', 'http://b.test'],
  ])('%s', (typed, url) => expect(readCampaignUrl(typed, 'https://a.test')).toBe(url));

  it.each([
    '',
    'shop',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'https://a.test@evil.test/',
    'mailto:a@b.c',
    'https://a.test/"><b>',
  ])('and not %s', (typed) => expect(readCampaignUrl(typed, 'https://a.test')).toBeUndefined());
});

describe('the time of sending', () => {
  it.each([
    ['2026-11-20T09:30', '2026-11-20T08:30:00.000Z'],
    // Clocks skip the hour, and show half past three instead.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    // Clocks show it twice.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (typed, instant) => expect(readSendTime(typed, 'Europe/Berlin')?.toISOString()).toBe(instant));

  it.each(['', 'tomorrow', '2026-02-29T10:00', '2026-01-01T25:00', '2026-01-01'])('%s is none', (typed) =>
    expect(readSendTime(typed, 'Europe/Berlin')).toBeUndefined(),
  );
});

describe('before it is sent', () => {
  const around: CampaignSurroundings = {
    soldItemIds: new Set(['0123456789abcdef01234567']),
    imageIds: new Set(),
    hasMailServer: true,
    audience: 3,
    hasLists: true,
  };
  const text: CampaignBlock = {
    id: 't',
    kind: 'text',
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
  };
  const whole: CampaignContent = {
    ...emptyCampaign,
    subject: 'Hi',
    postalAddress: 'Mill Lane 1',
    blocks: [text],
  };
  const codes = (content: Partial<CampaignContent>, change: Partial<CampaignSurroundings> = {}): string[] =>
    findCampaignFaults({ ...whole, ...content }, { ...around, ...change }).map(({ code }) => code);

  it('a campaign has everything that it needs', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ subject: '  ' })).toEqual(['campaign-subject-blank']);
    expect(codes({ postalAddress: '\n' })).toEqual(['campaign-address-missing']);
    expect(codes({ blocks: [] })).toEqual(['campaign-empty']);
    expect(codes({ subject: 'Hi {{nickname}}' })).toEqual(['campaign-field-unknown']);
    expect(codes({ replyTo: 'me' })).toEqual(['campaign-reply-to-wrong']);
    expect(codes({}, { audience: 0 })).toEqual(['campaign-audience-empty']);
    expect(codes({}, { hasLists: false, audience: 0 })).toEqual(['campaign-lists-missing']);
    expect(codes({}, { hasMailServer: false })).toEqual(['campaign-mail-server-missing']);
  });

  it('its blocks are whole', () => {
    const product = { id: 'p', kind: 'product', showsPrice: true } as const;
    expect(codes({ blocks: [text, { ...product, itemId: '0123456789abcdef01234567' }] })).toEqual([]);
    expect(
      findCampaignFaults(
        { ...whole, blocks: [text, { ...product, itemId: 'ffffffffffffffffffffffff' }] },
        around,
      ),
    ).toEqual([{ code: 'campaign-product-missing', blockId: 'p' }]);
    expect(codes({ blocks: [text, { id: 'b', kind: 'button', label: '', url: 'javascript:1' }] })).toEqual([
      'campaign-button-blank',
      'campaign-link-wrong',
    ]);
    expect(codes({ blocks: [text, newCampaignBlock('image', 'i')] })).toEqual(['campaign-image-missing']);
    expect(codes({ blocks: [text, newCampaignBlock('text', 'e')] })).toEqual(['campaign-text-blank']);
  });
});

it('what can be done depends on the state', () => {
  expect(canDo('edit', 'draft')).toBe(true);
  expect(canDo('edit', 'scheduled')).toBe(false);
  expect(canDo('pause', 'sending')).toBe(true);
  expect(canDo('send', 'sent')).toBe(false);
  expect(canDo('delete', 'sending')).toBe(false);
});
