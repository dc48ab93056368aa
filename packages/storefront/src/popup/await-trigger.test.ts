// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitTrigger } from './await-trigger.ts';
import type { Popup } from './read-popup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the trigger has fired so far. */
const waitFor = (moment: Popup['moment']): (() => Promise<boolean>) => {
  let hasCome = false;
  void awaitTrigger(moment).then(() => (hasCome = true));
  return async () => {
    await Promise.resolve();
    return hasCome;
  };
};

const scrollTo = (y: number): void => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
};

const goOut = (clientY: number, relatedTarget: EventTarget | null = null): void => {
  document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget }));
};

it('[POP-01 (rule)] a popup comes up after the seconds that the owner set, and not before', async () => {
  const hasCome = waitFor({ on: 'seconds', seconds: 5 });
  vi.advanceTimersByTime(4999);
  expect(await hasCome()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await hasCome()).toBe(true);
});

it('[POP-01 (rule)] or once the part of the page was scrolled that the owner set', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.stubGlobal('innerHeight', 1000);
  const hasCome = waitFor({ on: 'scroll', percent: 50 });
  scrollTo(990);
  expect(await hasCome()).toBe(false);
  scrollTo(1000);
  expect(await hasCome()).toBe(true);
});

it('[POP-01 (rule)] a page that cannot be scrolled counts as seen to its end', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(500);
  vi.stubGlobal('innerHeight', 1000);
  const hasCome = waitFor({ on: 'scroll', percent: 90 });
  scrollTo(0);
  expect(await hasCome()).toBe(true);
});

it('[POP-01 (rule)] or when the visitor leaves over the top, but not from one part of the page to another', async () => {
  const hasCome = waitFor({ on: 'leaving' });
  goOut(0, document.body);
  goOut(300);
  expect(await hasCome()).toBe(false);
  goOut(-1);
  expect(await hasCome()).toBe(true);
});

it('[POP-01 (rule)] where there is no mouse, when the visitor comes back to the page', async () => {
  const hasCome = waitFor({ on: 'leaving' });
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await hasCome()).toBe(false);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await hasCome()).toBe(true);
});
