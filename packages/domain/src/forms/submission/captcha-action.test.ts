import { expect, it } from 'vitest';
import type { SiteField } from '../site-form/site-form.ts';
import { captchaActionOf } from './captcha-action.ts';

const email: SiteField = { id: 'e', type: 'email', title: 'Email' };
const storage = (optIn: 'always' | 'checkbox') => ({ mailingList: { name: 'News', text: 'Yes', optIn } });

it('[FORM-10 (rule)] a form that only joins a list is checked as a newsletter, all others as forms', () => {
  const name: SiteField = { id: 'n', type: 'name', title: 'Name' };
  expect(captchaActionOf({ fields: [email, name], storage: storage('always') })).toBe('newsletter');
  expect(captchaActionOf({ fields: [email], storage: storage('checkbox') })).toBe('form');
  expect(captchaActionOf({ fields: [email] })).toBe('form');
  const message: SiteField = { id: 'm', type: 'textarea', title: 'Message' };
  expect(captchaActionOf({ fields: [email, message], storage: storage('always') })).toBe('form');
});
