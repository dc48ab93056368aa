import type { CallInput } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { diffContent, type DocumentKindName } from '@sitewright/domain/documents';
import type { CollectionContent } from '@sitewright/domain/pages';
import { addAccount, putContributor } from '../../../contributors/index.ts';
import { newId } from '../../../ids/index.ts';
import { accept, type TestApp, type TestBrowser } from '../../../testing/index.ts';

export type Steps = CallInput<typeof documentCalls.runCommand>['body']['steps'];

export const changing = (
  id: string,
  [before, after]: readonly [unknown, unknown],
  kind: DocumentKindName = 'collection',
): Steps[number] => ({ kind, id, op: 'change', changes: diffContent(before, after) as never });

export const run = (browser: TestBrowser, steps: Steps, commandId = newId()) =>
  browser.client.send(documentCalls.runCommand, { body: { commandId, label: 'Change', steps } });

export const undo = (browser: TestBrowser, target: string, past?: string[]) =>
  browser.client.send(documentCalls.undoCommand, {
    body: { commandId: newId(), target, ...(past ? { past } : {}) },
  });

export const redo = (browser: TestBrowser, target: string) =>
  browser.client.send(documentCalls.redoCommand, { body: { commandId: newId(), target } });

export const journalOf = async (browser: TestBrowser) =>
  accept(await browser.client.send(documentCalls.readJournal, {})).entries;

export const section = (...blocks: object[]) =>
  ({ id: 'a'.repeat(24), theme: 'paper' as const, blocks }) as never;

export const block = (index: number, type: number, value: object = {}) => ({
  id: String(index).padStart(24, '0'),
  type,
  value,
  desktop: { columnStart: 1, columnEnd: 9, rowStart: index + 1, rowEnd: index + 2 },
});

export const newPage = () => {
  const id = newId();
  return { id, title: 'Made', urlId: `made-${id}`, status: 'draft', type: 10, typeName: 'page' };
};

/** A site with its owner, and helpers for command tests. */
export const openSite = async (app: TestApp, identifier: string) => {
  const site = await app.addSite(identifier);
  const owner = await app.signIn(site);
  const read = async (id: string, kind: DocumentKindName = 'collection') => {
    const saved = accept(await owner.client.send(documentCalls.read, { params: { kind, id } }));
    return { ...saved, content: saved.content as CollectionContent };
  };
  return {
    site,
    owner,
    read,
    async edit(browser: TestBrowser, id: string, fields: Partial<CollectionContent>) {
      const { content } = await read(id);
      return run(browser, [changing(id, [content, { ...content, ...fields }])]);
    },
    async signInAs(code: number): Promise<TestBrowser> {
      const { database } = app.services;
      const credentials = { email: `${newId()}@example.com`, password: 'a password for the role' };
      const account = { ...credentials, name: `Role ${code}`, isAdministrator: false };
      const accountId = (await addAccount(database, account)) ?? '';
      await putContributor(database, site.id, { accountId, roles: [code] });
      return app.signIn(site, credentials);
    },
  };
};
