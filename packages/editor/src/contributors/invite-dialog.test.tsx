// @vitest-environment happy-dom
import { contributorMessages } from '@sitewright/domain/contributors';
import { expect, it, vi } from 'vitest';
import { buttonNamed, mount, press } from '../testing/index.ts';

vi.mock('../session/index.ts', () => ({ useSession: () => ({ website: { isOwnerSite: false } }) }));
const { InviteDialog } = await import('./invite-dialog.tsx');

it('asks for an email and a role before anything is sent', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await mount(<InviteDialog onClose={() => undefined} />);
  await press(buttonNamed('Send invitation'));
  await vi.waitFor(
    () => {
      expect(document.body.textContent).toContain(contributorMessages['email-invalid']);
      expect(document.body.textContent).toContain(contributorMessages['roles-missing']);
    },
    { timeout: 60_000 },
  );
  expect(fetch).not.toHaveBeenCalled();
});
