// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Popup } from './read-popup.ts';
import { isSettled, storeClosing, storeSubmission } from './store-closing.ts';

const DAY = 86_400_000;
const NOW = 1_700_000_000_000;

const popup: Popup = {
  id: 'letter',
  src: '/letter',
  label: 'Letter',
  version: '1',
  days: 30,
  form: '',
  position: 'BOTTOM_RIGHT',
  moment: { on: 'leaving' },
};

beforeEach(() => localStorage.clear());

it('[POP-01 (rule)] whoever closed a popup is left alone for the days that the owner set', () => {
  expect(isSettled(popup, NOW)).toBe(false);
  storeClosing(popup, NOW);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'sw-popup-letter-date-closed',
    'sw-popup-letter-version',
  ]);
  expect(isSettled(popup, NOW + 30 * DAY - 1)).toBe(true);
  expect(isSettled(popup, NOW + 30 * DAY)).toBe(false);
});

it('[POP-01 (rule)] whoever sent its form does not see it again', () => {
  storeSubmission(popup, NOW);
  expect(localStorage.getItem('sw-popup-letter-submitted')).toBe('true');
  expect(isSettled(popup, NOW + 900 * DAY)).toBe(true);
});

it('[POP-01 (rule)] another version is shown to everybody, also to who answered the last', () => {
  storeSubmission(popup, NOW);
  const next = { ...popup, version: '2' };
  expect(isSettled(next, NOW)).toBe(false);
  storeClosing(next, NOW);
  expect(localStorage.getItem('sw-popup-letter-submitted')).toBeNull();
  expect(isSettled(next, NOW + 31 * DAY)).toBe(false);
});

it('[POP-01 (rule)] a browser without storage shows it, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  storeClosing(popup, NOW);
  expect(isSettled(popup, NOW)).toBe(false);
  vi.unstubAllGlobals();
});
