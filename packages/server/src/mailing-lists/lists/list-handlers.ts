import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { mailingListLimits } from '@sitewright/domain/mailing-lists';
import { refuse, type Handlers } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import {
  countLists,
  deleteList,
  findListName,
  insertList,
  isNameTaken,
  listFormsOf,
  listLists,
  lockLists,
  updateList,
} from './owner-lists-store.ts';

type ListHandlers = Pick<
  Handlers<typeof mailingListsCalls>,
  'listLists' | 'createList' | 'updateList' | 'removeList'
>;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

const tidied = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

export const listHandlers: ListHandlers = {
  async listLists(_input, { database, site }) {
    const rows = await listLists(database, site.id);
    return {
      lists: rows.map(({ lastSignUpOn, createdOn, ...row }) => ({
        ...row,
        lastSignUpOn: lastSignUpOn === null ? null : isoOf(lastSignUpOn),
        createdOn: isoOf(createdOn),
      })),
    };
  },
  async createList({ body }, { database, site, now, note }) {
    const key = { websiteId: site.id, listId: newId() };
    const name = tidied(body.name);
    await lockLists(database, site.id);
    if (await isNameTaken(database, key, name)) return refuse('mailing-list-name-taken');
    if ((await countLists(database, site.id)) >= mailingListLimits.MAX_LISTS)
      return refuse('too-many-mailing-lists');
    await insertList(database, key, { ...body, name, now });
    note({ subject: `mailing-list:${key.listId}`, after: { title: name } });
    return { id: key.listId };
  },
  async updateList({ params, body }, { database, site, note }) {
    const key = { websiteId: site.id, listId: params.id };
    await lockLists(database, site.id);
    const before = await findListName(database, key);
    if (before === undefined) return refuse('not-found');
    const name = tidied(body.name);
    if (await isNameTaken(database, key, name)) return refuse('mailing-list-name-taken');
    await updateList(database, key, { ...body, name });
    note({ subject: `mailing-list:${key.listId}`, before: { title: before }, after: { title: name } });
    return {};
  },
  async removeList({ params }, { database, site, now, note }) {
    const key = { websiteId: site.id, listId: params.id };
    await lockLists(database, site.id);
    const name = await findListName(database, key);
    if (name === undefined) return refuse('not-found');
    if ((await listFormsOf(database, key)).length > 0) return refuse('mailing-list-in-use');
    await deleteList(database, key, now);
    note({ subject: `mailing-list:${key.listId}`, before: { title: name } });
    return {};
  },
};
