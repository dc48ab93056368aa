import { emptyCampaign, type CampaignBlock, type CampaignContent } from '@sitewright/domain/campaigns';
import { describe, expect, it } from 'vitest';
import { composeCampaign, fillCampaign, listCampaignLinks, type CampaignToCompose } from './index.ts';

const textBlock = (...content: readonly object[]): CampaignBlock => ({
  id: 'text',
  kind: 'text',
  document: { type: 'doc', content },
});
const paragraph = (text: string, marks: readonly object[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});

const campaignOf = (
  content: Partial<CampaignContent>,
  more: Partial<CampaignToCompose> = {},
): CampaignToCompose => ({
  content: { ...emptyCampaign, subject: 'News', postalAddress: 'Mill Lane 1\nPorto', ...content },
  siteTitle: 'Halftone',
  origin: 'https://shop.test',
  logoUrl: '',
  language: 'en',
  products: new Map([
    [
      'p1',
      {
        title: 'Print',
        path: '/shop/print',
        price: '€24.00',
        isInStock: true,
        imageUrl: 'https://shop.test/i.jpg',
      },
    ],
  ]),
  images: new Map(),
  countedLinks: [],
  ...more,
});

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  unsubscribeUrl: 'https://shop.test/u?m=1&s=2',
  linkUrl: (index: number) => `https://shop.test/click?l=${index}`,
  pixelUrl: 'https://shop.test/p.gif',
};

const fill = (campaign: CampaignToCompose, recipient = ada) =>
  fillCampaign(composeCampaign(campaign), recipient);

describe('the email of a campaign', () => {
  it('is composed once, and says to each recipient what is theirs', () => {
    const composed = composeCampaign(
      campaignOf({
        subject: 'Hi {{first_name|you}}',
        blocks: [textBlock(paragraph('Dear {{first_name|friend}}'))],
      }),
    );
    expect(fillCampaign(composed, ada)).toMatchObject({
      subject: 'Hi Ada',
      html: expect.stringContaining('Dear Ada'),
      text: expect.stringContaining('Dear Ada'),
    });
    const unknown = fillCampaign(composed, { ...ada, name: '' });
    expect(unknown.subject).toBe('Hi you');
    expect(unknown.text).toContain('Dear friend');
  });

  it('[F22 (rule)] shows what recipients and owner wrote as text', () => {
    const attack = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
    const { html, subject } = fill(
      campaignOf(
        {
          subject: '{{name}}',
          preheader: attack,
          postalAddress: attack,
          blocks: [
            textBlock(paragraph(`${attack} {{name}}`), { type: 'rawHtml', attrs: { html: attack } }),
            { id: 'b', kind: 'button', label: attack, url: 'https://a.test/?a=1&b=2' },
          ],
        },
        { siteTitle: attack },
      ),
      { ...ada, name: attack },
    );
    expect(html).not.toMatch(/<script|onerror=alert\(2\)>(?!;)|<img src=x/);
    expect(subject).toContain('<script>');
    expect(html).toContain('href="https://a.test/?a=1&amp;b=2"');
  });

  it('has the address of the sender and the way to unsubscribe, in the language of the recipient', () => {
    const { html, text } = fill(
      campaignOf({ blocks: [textBlock(paragraph('Hallo'))] }, { language: 'de-AT' }),
    );
    expect(html).toContain('href="https://shop.test/u?m=1&amp;s=2"');
    expect(html).toContain('Mill Lane 1<br>');
    expect(html).toContain('Abbestellen');
    expect(text).toContain('Mill Lane 1\nPorto\nAbbestellen: https://shop.test/u?m=1&s=2');
  });

  it('has products, buttons and lists, in both forms', () => {
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('One', [{ type: 'bold' }])] }],
    };
    const { html, text } = fill(
      campaignOf({
        blocks: [
          textBlock(
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
            list,
          ),
          { id: 'p', kind: 'product', itemId: 'p1', showsPrice: true },
          { id: 'b', kind: 'button', label: 'Go', url: '/sale' },
          { id: 'd', kind: 'divider' },
          { id: 'gone', kind: 'product', itemId: 'gone', showsPrice: true },
        ],
      }),
    );
    expect(html).toMatch(/<h2 [^>]*>Title<\/h2>/);
    expect(html).toContain('<strong>One</strong>');
    expect(html).toContain('€24.00');
    expect(html).toContain('href="https://shop.test/sale"');
    expect(text).toContain(
      'Title\n\n- One\n\nPrint, €24.00\nhttps://shop.test/shop/print\n\nGo: https://shop.test/sale',
    );
  });

  it('counts clicks of the links that are written in it, and opens only where that is wanted', () => {
    const blocks: CampaignBlock[] = [
      textBlock(
        paragraph('a', [{ type: 'link', attrs: { href: 'https://a.test/' } }]),
        paragraph('b', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]),
      ),
      { id: 'b', kind: 'button', label: 'Go', url: 'https://a.test/' },
      { id: 'c', kind: 'button', label: 'Go', url: '/sale' },
    ];
    const countedLinks = listCampaignLinks(campaignOf({ blocks }));
    expect(countedLinks).toEqual(['https://a.test/', 'https://shop.test/sale']);
    const { html } = fill(campaignOf({ blocks }, { countedLinks }));
    expect(html.match(/click\?l=0/g)).toHaveLength(2);
    expect(html.match(/click\?l=1/g)).toHaveLength(1);
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('p.gif');
    expect(fill(campaignOf({ blocks, countsOpens: true })).html).toContain('src="https://shop.test/p.gif"');
  });
});

it('of ten thousand links each is listed and counted once', () => {
  const words = Array.from({ length: 10_000 }, (_, at) => ({
    type: 'text',
    text: 'x',
    marks: [{ type: 'link', attrs: { href: `https://example.com/${at % 5_000}` } }],
  }));
  const campaign = campaignOf({
    blocks: [textBlock({ type: 'paragraph', content: words })],
    countsClicks: true,
  });
  const links = listCampaignLinks(campaign);
  expect(links.filter((url) => url.startsWith('https://example.com/'))).toHaveLength(5_000);
  const composed = composeCampaign({ ...campaign, countedLinks: links });
  const filled = fillCampaign(composed, {
    name: '',
    email: '',
    unsubscribeUrl: 'https://shop.test/',
    linkUrl: (index) => `https://shop.test/l${index}`,
    pixelUrl: '',
  });
  expect(filled.html).toContain('https://shop.test/l4999"');
});
