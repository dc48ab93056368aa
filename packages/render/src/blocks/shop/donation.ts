import { donationTextsIn } from '@sitewright/domain/donations';
import { headingLevel } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import {
  DONATE_ACTION,
  donationFields,
  unfilledDonation,
  type ShownFund,
} from '../donations/donation-fields.ts';
import { fundPicture } from './fund-picture.ts';
import { donationBlockStyles } from '../donations/donation-styles.ts';
import { sizesFor } from '../pictures/picture.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { switchField, textField, type BlockValue } from '../markup/read-value.ts';

const GONE = 'This fund was archived. Visitors see nothing in its place. Choose another.';

const headOf = (value: BlockValue, fund: ShownFund, { context, share }: BlockScope): string => {
  const image = switchField(value, 'showImage', true) ? fundPicture(fund, sizesFor(share)) : '';
  const title = switchField(value, 'showTitle', true)
    ? element(`h${headingLevel(context, 3)}`, { class: 'sw-donation-title' }, escapeText(fund.title))
    : '';
  const text = switchField(value, 'showDescription', true) ? escapeText(fund.description) : '';
  return image + title + optional('p', { class: 'sw-donation-text' }, text);
};

const formOf = (value: BlockValue, fund: ShownFund, { context, id }: BlockScope): string => {
  const { language } = context;
  const given = unfilledDonation(fund);
  const label = textField(value, 'buttonText').trim() || donationTextsIn(language).donate;
  return element(
    'form',
    { class: 'donation-form', action: DONATE_ACTION, method: 'post' },
    donationFields({ fund, language, given, faults: {}, prefix: id }) +
      `<div class="donation-buttons"><button class="sw-button" name="next" value="checkout">${escapeText(label)}</button></div>`,
  );
};

export const donationBlock: BlockRenderer = {
  requirements: (value) => {
    const fundId = textField(value, 'fundId');
    return fundId === '' ? [] : [{ kind: 'funds', ids: [fundId] }];
  },
  render(value, scope) {
    const fundId = textField(value, 'fundId');
    const fund = scope.context.funds?.get(fundId);
    if (!fund)
      return fundId !== '' && scope.context.mode === 'edit'
        ? element('div', { class: 'sw-gap' }, escapeText(GONE))
        : '';
    // Printed with the block: the style sheet of the site has no room for what few pages need.
    return element(
      'section',
      { class: 'sw-donation', 'aria-label': fund.title },
      element('style', {}, donationBlockStyles) + headOf(value, fund, scope) + formOf(value, fund, scope),
    );
  },
};
