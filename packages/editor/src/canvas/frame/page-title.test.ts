// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { attachTitle, findTitle, titleUnavailableText } from './page-title.ts';

const page = document;

beforeEach(() => {
  page.body.innerHTML = `
    <header data-edit-area="header"><h1>Slow ink</h1></header>
    <main><div data-edit-block="x"><h1>Slow ink</h1></div><h1 id="title"> Slow
      ink </h1></main>`;
});

describe('the title on a page', () => {
  it('is the heading that shows it, outside of blocks and of the header', () => {
    expect(findTitle(page, 'Slow ink')?.id).toBe('title');
    expect(findTitle(page, 'Another')).toBeUndefined();
    expect(findTitle(page, '')).toBeUndefined();
  });

  it('is said to be missing only once the page and its title have come', () => {
    expect(titleUnavailableText(page, 'Slow ink')).toContain('does not show its title');
    expect(titleUnavailableText(undefined, 'Slow ink')).toBe('The page is still loading.');
    expect(titleUnavailableText(page, '')).toBe('The page is still loading.');
  });

  const open = () => {
    const element = findTitle(page, 'Slow ink');
    if (!element) throw new Error('There is no title.');
    const changes: string[] = [];
    const reasons: string[] = [];
    const field = attachTitle(element, () => ({
      onChange: (title) => changes.push(title),
      onRefuse: (reason) => reasons.push(reason),
    }));
    element.click();
    return { element, field, changes, reasons };
  };

  const press = (element: HTMLElement, key: string): boolean =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('is written in its place: Enter keeps it, Escape leaves it', () => {
    const { element, changes } = open();
    expect(element.hasAttribute('data-edit-busy')).toBe(true);
    element.textContent = ' Quick  ink ';
    press(element, 'Enter');
    expect([changes, element.textContent]).toEqual([['Quick ink'], 'Quick ink']);
    element.click();
    element.textContent = 'Something else';
    press(element, 'Escape');
    expect([changes, element.textContent]).toEqual([['Quick ink'], 'Quick ink']);
    expect(element.hasAttribute('contenteditable')).toBe(false);
  });

  it('[EDT-01] opens by keys too, and gives the focus back', () => {
    const { element, field, changes } = open();
    press(element, 'Escape');
    element.focus();
    press(element, 'Enter');
    expect(element.hasAttribute('data-edit-busy')).toBe(true);
    element.textContent = 'Quick ink';
    press(element, 'Enter');
    expect([changes, document.activeElement]).toEqual([['Quick ink'], element]);
    const closed: string[] = [];
    field.open(() => closed.push('closed'));
    expect(element.hasAttribute('data-edit-busy')).toBe(true);
    press(element, 'Escape');
    press(element, 'Escape');
    expect(closed).toEqual(['closed']);
  });

  it('comes back with the reason when it was emptied or is too long', () => {
    const { element, changes, reasons } = open();
    element.textContent = '  ';
    press(element, 'Enter');
    element.click();
    element.textContent = 'x'.repeat(201);
    press(element, 'Enter');
    expect(reasons).toEqual(['A page needs a title.', 'Titles can have up to 200 characters.']);
    expect(changes).toEqual([]);
    expect(element.textContent?.trim()).toMatch(/^Slow\s+ink$/);
  });

  it('shows what undo made of it, but not while it is being edited', () => {
    const { element, field } = open();
    field.show('Undone');
    expect(element.textContent).not.toBe('Undone');
    press(element, 'Escape');
    field.show('Undone');
    expect(element.textContent).toBe('Undone');
  });
});
