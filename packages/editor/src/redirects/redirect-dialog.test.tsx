// @vitest-environment happy-dom
import { findRedirectFault, redirectMessages, type Redirect } from '@sitewright/domain/redirects';
import { describe, expect, it, vi } from 'vitest';
import { buttonNamed, mount, press, typeInto } from '../testing/index.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';

const old: Redirect = { from: '/old', to: '/new', status: 301 };

const field = (placeholder: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[placeholder="${placeholder}"]`);
  if (!found) throw new Error(`There is no field ${placeholder}.`);
  return found;
};

const openDialog = async (redirect?: Redirect) => {
  const save = vi.fn(async (_change: (all: readonly Redirect[]) => readonly Redirect[]) => undefined);
  const onClose = vi.fn();
  await mount(
    <RedirectDialog redirects={[old]} redirect={redirect} save={save} isSaving={false} onClose={onClose} />,
  );
  return { save, onClose };
};

describe('the redirect dialog', () => {
  it('adds a redirect to the current list', async () => {
    const { save, onClose } = await openDialog();
    await typeInto(field('/old-page'), ' /mast ');
    await typeInto(field('/new-page'), '/masts');
    await press(buttonNamed('Save'));
    expect(save.mock.calls[0]?.[0]([old])).toEqual([old, { from: '/mast', to: '/masts', status: 301 }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('replaces the redirect that is edited', async () => {
    const { save } = await openDialog(old);
    await typeInto(field('/new-page'), '/newer');
    await press(buttonNamed('Save'));
    expect(save.mock.calls[0]?.[0]([old])).toEqual([{ ...old, to: '/newer' }]);
  });

  it('shows an error and stays open when the path is invalid', async () => {
    const { save, onClose } = await openDialog();
    await typeInto(field('/old-page'), 'mast');
    await typeInto(field('/new-page'), '/masts');
    await press(buttonNamed('Save'));
    expect(save).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    const fault = findRedirectFault([old, { from: 'mast', to: '/masts', status: 301 }]);
    if (!fault) throw new Error('The path should be invalid.');
    expect(document.body.textContent).toContain(redirectMessages[fault]);
  });
});

it('the list of redirects edits and removes the redirect of its row', async () => {
  const other: Redirect = { from: '/b', to: '/c', status: 302 };
  const onEdit = vi.fn();
  const onRemove = vi.fn();
  const list = await mount(<RedirectList redirects={[old, other]} onEdit={onEdit} onRemove={onRemove} />);
  expect(list.textContent).toContain('Temporary (302)');
  await press(buttonNamed('Edit /b'));
  await press(buttonNamed('Remove /old'));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(other);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(old);
});
