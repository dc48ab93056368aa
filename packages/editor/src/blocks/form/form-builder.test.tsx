// @vitest-environment happy-dom
import { allFeaturesOn, type FeatureSwitches } from '@sitewright/domain/features';
import type { SiteForm } from '@sitewright/domain/forms';
import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed, mount, press, typeInto } from '../../testing/index.ts';

let count = 0;
const commits = new Set<() => void>();

const session = {
  permissions: ['content', 'code'],
  website: { features: allFeaturesOn as FeatureSwitches },
};
vi.mock('../../session/index.ts', () => ({ useSession: () => session }));
vi.mock('../../documents/index.ts', () => ({
  newId: () => String((count += 1)).padStart(24, '0'),
  usePendingField: (commit: () => void) => void commits.add(commit),
  useInvalidField: () => undefined,
}));
const { FormBuilder } = await import('./form-builder.tsx');

const start: SiteForm = {
  name: 'Contact',
  fields: [
    { id: 'name', type: 'text', title: 'Name' },
    { id: 'email', type: 'email', title: 'Email' },
  ],
};

const changes: { readonly form: SiteForm; readonly label: string }[] = [];

const Builder = ({ form: first }: { readonly form: SiteForm }) => {
  const [form, setForm] = useState(first);
  return (
    <FormBuilder
      id={`form-${count}`}
      form={form}
      formNow={() => form}
      onChange={(next, label) => {
        changes.push({ form: next, label });
        setForm(next);
      }}
      layout="tabs"
    />
  );
};

beforeEach(() => {
  count += 100;
  changes.length = 0;
  commits.clear();
  session.website.features = allFeaturesOn;
});

const labelled = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field "${label}".`);
  return input;
};

const commitAll = (): Promise<void> => act(async () => commits.forEach((commit) => commit()));

const itemNamed = (role: string, name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no ${role} "${name}".`);
  return found;
};

const openMenu = async (button: string, item: string): Promise<void> => {
  await press(buttonNamed(button));
  await press(itemNamed('menuitem', item));
};

const fieldTitles = (): string[] => changes.at(-1)?.form.fields.map(({ title }) => title) ?? [];

describe('[FORM-13 (rule)] the form builder', () => {
  it('adds a field of a kind and opens its settings', async () => {
    await mount(<Builder form={start} />);
    await openMenu('Add field', 'Dropdown');
    expect(changes.at(-1)?.label).toBe('Add field');
    expect(changes.at(-1)?.form.fields.at(-1)).toMatchObject({
      type: 'select',
      options: ['Option 1', 'Option 2'],
    });
    expect(labelled('Option 2').value).toBe('Option 2');
  });

  it('limits the length of a text area only where the site has that feature', async () => {
    const fields = [{ id: 'message', type: 'textarea', title: 'Message', maxLength: 200 }] as const;
    await mount(<Builder form={{ name: 'Contact', fields }} />);
    await press(itemNamed('row', 'Message'));
    expect(labelled('Maximum length').value).toBe('200');
    session.website.features = { ...allFeaturesOn, betaFlagsOff: ['textareaMaxLength'] };
    const place = await mount(<Builder form={{ name: 'Contact', fields }} />);
    await press([...place.querySelectorAll<HTMLElement>('[role=row]')][0] ?? place);
    expect(place.textContent).toContain('Placeholder');
    expect(place.textContent).not.toContain('Maximum length');
  });

  it('moves, duplicates and removes fields', async () => {
    await mount(<Builder form={start} />);
    await openMenu('Actions for Email', 'Move up');
    expect(fieldTitles()).toEqual(['Email', 'Name']);
    await openMenu('Actions for Name', 'Duplicate');
    expect(fieldTitles()).toEqual(['Email', 'Name', 'Name']);
    expect(new Set(changes.at(-1)?.form.fields.map(({ id }) => id)).size).toBe(3);
    await openMenu('Actions for Email', 'Remove');
    expect(fieldTitles()).toEqual(['Name', 'Name']);
  });

  it('shows the fault of a form without a name at the field, and stores nothing meanwhile', async () => {
    const place = await mount(<Builder form={start} />);
    await typeInto(labelled('Form name'), '');
    await commitAll();
    expect(place.textContent).toContain('Enter a name for the form');
    expect(changes).toEqual([]);
    await typeInto(labelled('Form name'), 'Write to us');
    await commitAll();
    expect(changes.map(({ form, label }) => [form.name, label])).toEqual([
      ['Write to us', 'Change form name'],
    ]);
  });

  it('shows what is wrong with an option at the option, and stores nothing meanwhile', async () => {
    const fields = [{ id: 'size', type: 'select', title: 'Size', options: ['S', 'M'] }] as const;
    const place = await mount(<Builder form={{ name: 'Sizes', fields }} />);
    await press(itemNamed('row', 'Size'));
    await typeInto(labelled('Option 2'), 's ');
    await commitAll();
    const message = (): string | null | undefined =>
      labelled('Option 2').closest('.text-row')?.querySelector('.field-error')?.textContent;
    expect(message()).toBe('This text is in the list already');
    await typeInto(labelled('Option 2'), '');
    await commitAll();
    expect(message()).toBe('Enter a text or remove this line');
    expect(labelled('Option 2').getAttribute('aria-invalid')).toBe('true');
    expect(changes).toEqual([]);
    await press(buttonNamed('Remove option 2'));
    await press(buttonNamed('Remove option 1'));
    expect(place.querySelector('.field-group .field-error')?.textContent).toBe('Add at least one option');
    expect(changes.map(({ form }) => form.fields[0]?.options)).toEqual([['S']]);
  });

  it('shows that a mailing list needs an email field', async () => {
    const place = await mount(<Builder form={{ ...start, fields: start.fields.slice(0, 1) }} />);
    await press(itemNamed('tab', 'Storage'));
    const [, list] = [...place.querySelectorAll<HTMLInputElement>('input[role=switch]')];
    if (list) await press(list);
    expect(place.textContent).toContain('Add an email field first');
    expect(changes).toEqual([]);
    await press(itemNamed('tab', 'Build'));
    expect(place.querySelector('[role=alert]')?.textContent).toContain('Storage: Add an email field first');
  });

  it('offers no condition for a page break', async () => {
    const name = { id: 'name', type: 'text', title: 'Name' } as const;
    const page = { id: 'page', type: 'page', title: 'Part two' } as const;
    const place = await mount(<Builder form={{ name: 'Contact', fields: [name, page] }} />);
    await press(itemNamed('row', 'Part two'));
    expect(labelled('Label').value).toBe('Part two');
    expect(place.textContent).not.toContain('Show only sometimes');
  });

  it('names the field whose condition has a fault', async () => {
    const fields = [
      { id: 'name', type: 'text', title: 'Name', condition: { field: 'gone', operator: 'answered' } },
    ] as const;
    const place = await mount(<Builder form={{ name: 'Contact', fields }} />);
    expect(place.querySelector('[role=alert]')?.textContent).toContain(
      'Name: Choose a field of this form for the condition',
    );
  });
});
