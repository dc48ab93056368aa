// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from './mount.ts';

const page = (list: string, { count = '14', amount = '' } = {}): string => `
  <form class="sw-filters" action="/shop">
    <select name="sort"><option value="">Position</option><option value="price">Price</option></select>
    <input name="price-from" inputmode="decimal" value="${amount}">
    <button class="sw-filters-show">Show <span>${count}</span></button>
    <p class="sw-filters-total">${count} products</p>
  </form>
  <div data-product-list>${list}</div>`;

const find = <Found extends Element = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};
const listText = (): string | null => find('[data-product-list]').textContent;
const press = (target: EventTarget, button = 0): unknown =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button }));
const dispatch = (target: EventTarget, type: string): unknown =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

let answers: ((html: string) => void)[] = [];
/** What the oldest request that is open is answered with. */
const answer = (html: string): void => answers.shift()?.(html);

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((html) => resolve(new Response(html)))));
  document.body.innerHTML = page('all');
  mount(find('form'));
});

it('does not wait for the release of a menu of the browser, which takes it', async () => {
  const sort = find<HTMLSelectElement>('select');
  press(sort);
  sort.value = 'price';
  dispatch(sort, 'change');
  answer(page('sorted'));
  await expect.poll(listText).toBe('sorted');
});

it.each(['pointerup', 'pointercancel', 'contextmenu', 'blur'])(
  'exchanges nothing while it is pressed, until %s',
  async (release) => {
    press(find('[data-product-list]'));
    dispatch(find('select'), 'change');
    answer(page('next'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(listText()).toBe('all');
    dispatch(window, release);
    await expect.poll(listText).toBe('next');
  },
);

it('waits for no press of another button', async () => {
  press(find('[data-product-list]'), 2);
  dispatch(find('select'), 'change');
  answer(page('next'));
  await expect.poll(listText).toBe('next');
});

it('shows no number of products from the first letter of an amount until its page has come', async () => {
  const count = (): HTMLElement => find('.sw-filters-show span');
  const amount = find<HTMLInputElement>('[inputmode]');
  amount.value = '2';
  dispatch(amount, 'input');
  expect(count().hidden).toBe(true);
  // The page of an earlier choice comes meanwhile.
  dispatch(find('select'), 'change');
  dispatch(amount, 'input');
  answer(page('sorted', { count: '9' }));
  await expect.poll(listText).toBe('sorted');
  expect(count().hidden).toBe(true);
  dispatch(amount, 'change');
  dispatch(amount, 'focusout');
  expect(count().hidden).toBe(true);
  answer(page('from 2', { count: '5', amount: '2' }));
  await expect.poll(listText).toBe('from 2');
  expect(count().hidden).toBe(false);
  expect(count().textContent).toBe('5');
});

it('shows the number again when an amount was left as it was', () => {
  const amount = find<HTMLInputElement>('[inputmode]');
  dispatch(amount, 'input');
  dispatch(amount, 'focusout');
  expect(find('.sw-filters-show span').hidden).toBe(false);
});
