import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loggedPath } from './index.ts';

describe('the path of a page in the log', () => {
  it('is without the query and the secret of a link', () => {
    const secret = `A${randomBytes(24).toString('base64url')}`;
    expect(loggedPath(`/checkout/pay/${secret}?notice=payment-refused`)).toBe('/checkout/pay/…');
    expect(loggedPath(`/-/files/${secret}/print.pdf`)).toBe('/-/files/…/print.pdf');
    expect(loggedPath(`/-/preview-files/507f1f77bcf86cd799439011.1795000000.${secret}`)).toBe(
      '/-/preview-files/507f1f77bcf86cd799439011.1795000000.…',
    );
    expect(loggedPath(`/checkout/pay/${secret}.`)).toBe('/checkout/pay/….');
    expect(loggedPath(`/checkout/pay/%41${secret}`)).toBe('/checkout/pay/…');
    expect(loggedPath(`/checkout/pay/${secret.slice(0, 10)}%zz${secret.slice(10)}%`)).toBe('/checkout/pay/…');
  });

  it('is the path of any other page', () => {
    const path = '/journal/a-very-long-title-of-a-post-that-nobody-reads/507f1f77bcf86cd799439011';
    expect(loggedPath(path)).toBe(path);
    expect(loggedPath('/')).toBe('/');
    expect(loggedPath('/blog/tag/salt%2Cpepper-and-other-spices')).toBe(
      '/blog/tag/salt,pepper-and-other-spices',
    );
  });
});
