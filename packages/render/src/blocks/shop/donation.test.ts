import { describe, expect, it } from 'vitest';
import type { ShownFund } from '../donations/donation-fields.ts';
import { blockRequirements, renderBlock } from '../render-block.ts';
import { makeBlock, makeContext } from '../testing/block-fixture.ts';

const fund: ShownFund = {
  id: 'f1',
  title: 'Harbour <library>',
  url: '/donate/library',
  description: 'Books for everybody.',
  amounts: [
    { cents: 1000, text: '€10.00' },
    { cents: 2500, text: '€25.00' },
  ],
  isOtherAllowed: true,
  minimumText: '€5.00',
  maximumText: '',
  currency: '€',
  isMonthlyOffered: true,
  noteLabel: '',
};

const funds = new Map([[fund.id, fund]]);
const block = (value: object = {}) => makeBlock('donation', { fundId: 'f1', ...value });

describe('a donation block', () => {
  it('has a plain form with the amounts of its fund, the first one chosen', () => {
    const html = renderBlock(block(), makeContext({ funds }));
    expect(html).toContain('action="/-/donate" method="post"');
    expect(html).toContain('name="fund" value="f1"');
    expect(html).toContain('value="1000" checked');
    expect(html).toContain('€25.00');
    expect(html).toContain('value="monthly"');
    expect(html).toContain('Harbour &lt;library&gt;</h2>');
    expect(html).toContain('>Donate</button>');
    expect(html).not.toContain('autofocus');
  });

  it('shows what its owner wants of the fund, in the language of the site', () => {
    const value = { showTitle: false, showDescription: false, buttonText: 'Give <now>' };
    const html = renderBlock(block(value), makeContext({ funds, language: 'de' }));
    expect(html).not.toContain('Books for everybody.');
    expect(html).not.toContain('</h2>');
    expect(html).toContain('>Give &lt;now&gt;</button>');
    expect(html).toContain('Anderer Betrag');
  });

  it('shows the picture of its fund above the title, unless that is switched off', () => {
    const image = {
      id: 'i1',
      assetUrl: '/-/media/i1/1/press.jpg',
      filename: 'press.jpg',
      altText: 'A press',
    };
    const shown = makeContext({ funds: new Map([[fund.id, { ...fund, image }]]) });
    const html = renderBlock(block(), shown);
    expect(html).toMatch(/<img class="donation-picture" src="[^"]*press\.jpg[^>]*alt="A press"[^]*<h\d/);
    expect(renderBlock(block({ showImage: false }), shown)).not.toContain('<img');
  });

  it('is nothing to visitors where its fund takes no donations, and says so to the owner', () => {
    expect(renderBlock(block(), makeContext())).toBe('');
    expect(renderBlock(block(), makeContext({ mode: 'edit' }))).toContain('This fund was archived.');
    expect(blockRequirements(block())).toEqual([{ kind: 'funds', ids: ['f1'] }]);
  });
});
