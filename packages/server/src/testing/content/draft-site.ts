import { documentCalls } from '@sitewright/api/documents';
import { blockTypes, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { addAccount, putContributor } from '../../contributors/index.ts';
import { createTestDatabase } from '../database/create-test-database.ts';
import { accept } from './publish-content.ts';
import { startTestApp } from '../app/test-app.ts';

/** An id that can be told apart in a test. */
export const idOf = (sign: string): string => sign.padStart(24, '0');

export const placedBlock = (sign: string, fields: Partial<PlacedBlock>): PlacedBlock => ({
  id: idOf(sign),
  type: blockTypes.text,
  value: {},
  desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
  ...fields,
});

export const textBlock = (sign: string, html: string): PlacedBlock => placedBlock(sign, { value: { html } });

export const sectionOf = (sign: string, ...blocks: PlacedBlock[]): Section => ({
  id: idOf(sign),
  theme: 'paper',
  blocks,
});

interface Draft {
  readonly kind: string;
  readonly id: string;
}

/** A site with its owner, who saves drafts through the owner's calls. */
export const openDraftSite = async (identifier: string) => {
  const { database, url } = await createTestDatabase();
  // Administrators work elsewhere, so that roles allow on this site what their table says.
  const app = await startTestApp(database, { SITEWRIGHT_OWNER_HOST: 'office.localhost' });
  const site = await app.addSite(identifier);
  const owner = await app.signIn(site);
  return {
    database,
    databaseUrl: url,
    app,
    site,
    owner,
    async saveDraft(params: Draft, fields: Readonly<Record<string, unknown>>): Promise<void> {
      const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
      const body = { baseRevision: revision, content: { ...(content as object), ...fields } };
      accept(await owner.client.send(documentCalls.save, { params, body }));
    },
    async signInAs(role: number) {
      const credentials = { email: `role${role}@example.com`, password: 'a password for the role' };
      const person = { ...credentials, name: `Role ${role}`, isAdministrator: false };
      const accountId = (await addAccount(database, person)) ?? '';
      await putContributor(database, site.id, { accountId, roles: [role] });
      return Object.assign(await app.signIn(site, credentials), { accountId });
    },
  };
};
