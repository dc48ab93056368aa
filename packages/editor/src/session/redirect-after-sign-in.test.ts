import { describe, expect, it } from 'vitest';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';

describe('the address after sign-in', () => {
  it('is the one that was wanted', () => {
    expect(redirectAfterSignIn('/settings/mail?email=1')).toBe('/settings/mail?email=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    7,
  ])('is never outside the app: %s', (wanted) => {
    expect(redirectAfterSignIn(wanted)).toBe('/');
  });

  it('is never the sign-in screen itself', () => {
    expect(redirectAfterSignIn('/sign-in?to=%2Fpages')).toBe('/');
  });
});
