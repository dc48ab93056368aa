// @vitest-environment happy-dom
import type { FormDefinition } from '@sitewright/domain/forms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, renderComponent, type, type Rendered } from '../testing/index.ts';
import { AnswerForm, type RefusedAnswers } from './answer-form.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const form: FormDefinition = {
  id: 'a'.repeat(24),
  name: 'Details',
  fields: [
    { id: 'note', type: 'text', title: 'Note' },
    { id: 'name', type: 'text', title: 'Name', required: true },
  ],
};

const open = async (submit: () => Promise<RefusedAnswers | undefined>) => {
  const onTaken = vi.fn();
  const sent = vi.fn((_additionalFields: string) => submit());
  rendered = await renderComponent(
    <AnswerForm form={form} submitText="Add" busyText="Adding…" submit={sent} onTaken={onTaken} />,
  );
  const { find } = rendered;
  const field = (id: string) => find<HTMLInputElement>(`#${id}`);
  return { find, field, sent, onTaken, button: find<HTMLButtonElement>('button') };
};

describe('the form of a product', () => {
  it('sends nothing while a required answer is missing, and goes to that field', async () => {
    const { field, button, sent, find } = await open(() => Promise.resolve(undefined));
    await click(button);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('name'));
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(find('[role=alert]').textContent).not.toBe('');
  });

  it('sends the answers once and is done', async () => {
    const { field, button, sent, onTaken } = await open(() => Promise.resolve(undefined));
    await type(field('name'), 'Ada');
    await click(button);
    expect(JSON.parse(sent.mock.calls[0]?.[0] ?? '')).toMatchObject({ name: 'Ada' });
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it('waits for the server without taking a second press', async () => {
    let finish = (): void => {};
    const answered = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
    const { field, button, sent, onTaken } = await open(() => answered);
    await type(field('name'), 'Ada');
    await click(button);
    expect(button.textContent).toBe('Adding…');
    await click(button);
    expect(sent).toHaveBeenCalledOnce();
    finish();
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce(), { timeout: 15_000 });
  });

  it('says what the server refused and loses nothing that was typed', async () => {
    const { field, button, onTaken, find } = await open(() =>
      Promise.resolve({ faults: { note: 'Too long' }, message: 'Not taken' }),
    );
    await type(field('note'), 'A long note');
    await type(field('name'), 'Ada');
    await click(button);
    expect(onTaken).not.toHaveBeenCalled();
    expect(find('[role=alert]').textContent).toBe('Not taken');
    expect(find('#note-fault').textContent).toBe('Too long');
    expect(field('note').value).toBe('A long note');
    expect(document.activeElement).toBe(field('note'));
  });
});
