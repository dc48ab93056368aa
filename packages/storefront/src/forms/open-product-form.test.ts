// @vitest-environment happy-dom
import { siteFormTextsIn, type SiteField } from '@sitewright/domain/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadProductForm, openProductForm, type RefusedAnswers } from './open-product-form.ts';

const fields: readonly SiteField[] = [
  { id: 'note', type: 'text', title: 'Note' },
  { id: 'name', type: 'text', title: 'Name', required: true },
  { id: 'secret', type: 'password', title: 'Password' },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
  { id: 'from', type: 'hidden', title: 'campaign', key: 'campaign', value: 'none' },
];

const item = (id: string, inputs: string): string =>
  `<div class="form-item" data-field="${id}"><p class="field-error" id="e-${id}" hidden></p>${inputs}</div>`;

/** As `renderProductForm` prints it. */
const html = (): string => {
  const data = JSON.stringify({ fields, texts: siteFormTextsIn('en') }).replaceAll('"', '&quot;');
  return (
    `<style></style><form class="sw-form" aria-label="Details" data-form="${data}">` +
    item('note', '<input name="f.note">') +
    item('name', '<input name="f.name">') +
    item('secret', '<input type="password" name="f.secret">') +
    item(
      'extras',
      '<input type="checkbox" name="f.extras" value="Ribbon"><input type="checkbox" name="f.extras" value="Card">',
    ) +
    '<input type="hidden" name="f.from" value="none">' +
    '<p class="form-notice-bottom" role="alert" hidden></p><button class="sw-form-submit" type="submit"></button></form>'
  );
};

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const input = (id: string): HTMLInputElement => find(`[name="f.${id}"]`);
const press = (): boolean =>
  find('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
const isOpen = (): boolean => document.querySelector('dialog') !== null;

let products = 0;
const open = (submit: () => Promise<RefusedAnswers | undefined>, answers?: Record<string, string>) => {
  const sent = vi.fn((_additionalFields: string) => submit());
  const texts = { submitText: 'Add', busyText: 'Adding…' };
  openProductForm(
    { itemId: `item-${products}`, html: html() },
    { ...texts, submit: sent, ...(answers ? { answers } : {}) },
  );
  return sent;
};
const accept = () => Promise.resolve(undefined);

beforeEach(() => {
  // Tests of other files leave their pages behind.
  document.body.replaceChildren();
  products += 1;
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.unstubAllGlobals();
});

describe('the form of a product', () => {
  it('sends nothing while a required answer is missing, and goes to that field', async () => {
    const sent = open(accept);
    press();
    await expect.poll(() => find('#e-name').textContent).toBe('Required');
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('name'));
    expect(input('name').getAttribute('aria-invalid')).toBe('true');
    expect(find('[role=alert]').textContent).toBe(siteFormTextsIn('en')['form-invalid']);
  });

  it('sends what was answered and closes', async () => {
    const sent = open(accept);
    expect(find('h2').textContent).toBe('Details');
    expect(find('.sw-form-submit').textContent).toBe('Add');
    input('name').value = 'Ada';
    find<HTMLInputElement>('[value="Card"]').checked = true;
    press();
    await expect.poll(isOpen).toBe(false);
    expect(sent.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
      { name: 'Ada', extras: ['Card'], from: 'none' },
    ]);
  });

  it('waits for the server without accepting a second press', async () => {
    let finish = (): void => {};
    const answered = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
    const sent = open(() => answered);
    input('name').value = 'Ada';
    press();
    press();
    expect(find('.sw-form-submit').textContent).toBe('Adding…');
    finish();
    await expect.poll(isOpen).toBe(false);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('says what the server refused and loses nothing that was typed', async () => {
    open(() => Promise.resolve({ faults: { note: 'Too long' }, message: 'Not accepted' }));
    input('note').value = 'A long note';
    input('name').value = 'Ada';
    press();
    await expect.poll(() => find('#e-note').textContent).toBe('Too long');
    expect(find('[role=alert]').textContent).toBe('Not accepted');
    expect(input('note').value).toBe('A long note');
    expect(document.activeElement).toBe(input('note'));
  });

  it('can be opened again with what was typed before it was closed, until it is sent', async () => {
    open(accept);
    input('name').value = 'Ada';
    find('dialog').querySelector<HTMLElement>('.sw-close')?.click();
    await expect.poll(isOpen).toBe(false);
    open(accept);
    expect(input('name').value).toBe('Ada');
    press();
    await expect.poll(isOpen).toBe(false);
    open(accept);
    expect(input('name').value).toBe('');
  });

  it('[FORM-12 (rule)] shows answers of an entry, a password as its mask', () => {
    open(accept, { name: 'Ada', secret: '__MASKED_FIELD__', gone: 'no field of this form' });
    expect([input('name').value, input('secret').value]).toEqual(['Ada', '__MASKED_FIELD__']);
  });

  it('[FORM-01 (rule)] takes the value of a hidden field from the page’s address, unless it was answered', () => {
    vi.stubGlobal('location', { search: '?campaign=spring' });
    open(accept);
    expect(input('from').value).toBe('spring');
    find('dialog').remove();
    open(accept, { from: 'letter' });
    expect(input('from').value).toBe('letter');
  });

  it('is loaded from the server; a product may have none any more, or be hidden', async () => {
    const request = vi.fn<(address: string) => Promise<Response>>();
    vi.stubGlobal('fetch', request);
    request.mockResolvedValueOnce(new Response('<form></form>'));
    expect(await loadProductForm('a1')).toEqual({ itemId: 'a1', html: '<form></form>' });
    expect(request).toHaveBeenCalledWith('/-/product-forms/a1');
    request.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await loadProductForm('a1')).toBeUndefined();
    request.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await loadProductForm('a1')).toBeUndefined();
    request.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(loadProductForm('a1')).rejects.toThrow('503');
  });
});
