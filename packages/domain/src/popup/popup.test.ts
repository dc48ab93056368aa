import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { completePopup, isPopupOn } from './index.ts';
import { popupSchema } from './popup-schemas.ts';

const [one, other] = ['a'.repeat(24), 'b'.repeat(24)];

it('a popup comes up where its owner wants it, and nowhere before it is switched on', () => {
  expect(isPopupOn(completePopup(undefined), one)).toBe(false);
  expect(isPopupOn(completePopup({ isOn: true }), one)).toBe(true);
  expect(isPopupOn(completePopup({ isOn: true, pageIds: [other] }), one)).toBe(false);
  expect(isPopupOn(completePopup({ isOn: true, pageIds: [other] }), other)).toBe(true);
});

it.each([
  ['more than ten minutes', { seconds: 601 }],
  ['no part of the page', { scrollPercent: 0 }],
  ['more than a year', { everyDays: 366 }],
  ['a place that is none', { position: 'MIDDLE' }],
  ['a page that is none', { pageIds: ['about'] }],
  ['a field nobody knows', { html: '<b>x</b>' }],
])('a popup refuses %s', (_name, settings) => expect(Value.Check(popupSchema, settings)).toBe(false));
