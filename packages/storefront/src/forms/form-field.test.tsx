// @vitest-environment happy-dom
import type { Answer, FormField as Field } from '@sitewright/domain/forms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, renderComponent, type, type Rendered } from '../testing/index.ts';
import { FormField } from './form-field.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

interface Given {
  readonly answer?: Answer;
  readonly fault?: string;
}

const open = async (field: Partial<Field>, { answer, fault }: Given = {}) => {
  const onAnswer = vi.fn();
  const whole: Field = { id: 'f', type: 'text', title: 'Engraving', ...field };
  rendered = await renderComponent(
    <FormField field={whole} answer={answer} fault={fault} onAnswer={onAnswer} />,
  );
  return { ...rendered, onAnswer };
};

describe('a field of a form', () => {
  it('has its title as a label, and is described by its description and its fault', async () => {
    const { host, find } = await open(
      { description: 'Up to ten letters', required: true },
      { fault: 'Too long' },
    );
    const input = find<HTMLInputElement>('input');
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => host.querySelector(`#${id}`)?.textContent)).toEqual([
      'Too long',
      'Up to ten letters',
    ]);
  });

  it('passes on what is typed', async () => {
    const { find, onAnswer } = await open({});
    await type(find<HTMLInputElement>('input'), 'For Ada');
    expect(onAnswer).toHaveBeenCalledWith('For Ada');
  });

  it('counts the letters of a long text', async () => {
    const { find } = await open({ type: 'textarea', maxLength: 3 }, { answer: 'four' });
    expect(find('.sw-counter').className).toContain('is-over');
    expect(find('.sw-counter').textContent).toBe('4 / 3');
  });

  it('adds and removes choices of a list', async () => {
    const field = { type: 'checkbox', options: ['Red', 'Blue'] } as const;
    const { host, onAnswer } = await open(field, { answer: ['Red'] });
    const [red, blue] = host.querySelectorAll('input');
    if (!red || !blue) throw new Error('The choices are missing.');
    expect([red.checked, blue.checked]).toEqual([true, false]);
    await click(blue);
    await click(red);
    expect(onAnswer.mock.calls).toEqual([[['Red', 'Blue']], [[]]]);
  });

  it('names a group of controls by its title', async () => {
    const { host, find } = await open({ type: 'radio', options: ['Yes', 'No'], required: true });
    const title = host.querySelector(`#${find('fieldset').getAttribute('aria-labelledby')}`);
    expect(title?.textContent).toContain('Engraving');
  });

  it('shows a heading without a control, and nothing of a hidden field', async () => {
    const { find, host, rerender } = await open({ type: 'section', title: 'For the gift' });
    expect(find('h3').textContent).toBe('For the gift');
    expect(host.querySelector('input')).toBeNull();
    const hidden: Field = { id: 'h', type: 'hidden', title: 'Hidden' };
    await rerender(<FormField field={hidden} answer={undefined} fault={undefined} onAnswer={() => {}} />);
    expect(host.innerHTML).toBe('');
  });
});
