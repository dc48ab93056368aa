import { documentCalls } from '@sitewright/api/documents';
import { roles } from '@sitewright/domain/contributors';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addAccount, putContributor } from '../../contributors/index.ts';
import { newId } from '../../ids/index.ts';
import { accept, createTestDatabase, startTestApp } from '../../testing/index.ts';
import { documentCommands, documents } from '../documents-tables.ts';
import { readStates } from './document-states.ts';
import type { Loss } from './testing/lossy-contributor.ts';
import { makeBlock, buildPage } from './testing/random-edits.ts';
import { anyLoss, anyTurn, TwoContributors } from './testing/two-contributors.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('two');
const owner = await app.signIn(site);

const credentials = { email: 'second@example.com', password: 'a password of the second' };
const accountId = await addAccount(database, { ...credentials, name: 'Second', isAdministrator: false });
await putContributor(database, site.id, { accountId: accountId ?? '', roles: [roles.editor.code] });
const second = await app.signIn(site, credentials);

const three = () => [makeBlock('a'), makeBlock('b'), makeBlock('c')];

/** Two pages with three blocks each, and empty journals. */
const begin = async (): Promise<TwoContributors> => {
  await database.delete(documentCommands);
  await database
    .delete(documents)
    .where(and(eq(documents.kind, 'collection'), like(documents.uniqueKey, 'made-%')));
  for (const id of [newId(), newId()]) {
    const steps = [
      { kind: 'collection' as const, id, op: 'create' as const, content: buildPage(id, three()) },
    ];
    const body = { commandId: newId(), label: 'Begin', steps };
    accept(await owner.client.send(documentCalls.runCommand, { body }));
  }
  await database.delete(documentCommands);
  const readAll = async () => {
    const rows = await database.select().from(documents).where(like(documents.uniqueKey, 'made-%'));
    return readStates(
      database,
      site.id,
      rows.map(({ kind, documentId }) => ({ kind, id: documentId })),
    );
  };
  const session = new TwoContributors([owner, second], readAll);
  await session.begin();
  return session;
};

const stepAll = async (
  session: TwoContributors,
  way: 'undo' | 'redo',
  losses: readonly Loss[],
): Promise<number> => {
  const past: string[] = [];
  for (let done = 0, turn = 0; ; turn += 1) {
    const loss = losses[turn % losses.length] ?? 'none';
    const outcome = await session.step(session.people[0], way, { past, loss });
    if (outcome === 'end') return done;
    if (outcome === 'done') done += 1;
  }
};

it('[EDT-01] two at bad lines: nothing acknowledged is lost, and undo and redo reach all that only one touched', async () => {
  const turns = fc.array(anyTurn, { minLength: 12, maxLength: 20, size: 'max' });
  const losses = fc.array(anyLoss, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(turns, losses, async (taken, lost) => {
      const session = await begin();
      const start = session.model.copy();
      for (const turn of taken) await session.take(turn);
      // What was undone on the way stays so: only what is undone from here on is done again.
      await database.delete(documentCommands).where(eq(documentCommands.state, 'undone'));
      const end = session.model.copy();
      await stepAll(session, 'undo', lost);
      await session.checkAll();
      expect(session.touched.findUnexplained(start, session.model.pages)).toEqual([]);
      await stepAll(session, 'redo', lost);
      await session.checkAll();
      expect(session.touched.findUnexplained(end, session.model.pages)).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
