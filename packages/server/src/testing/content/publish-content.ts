import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';
import type { TestBrowser } from '../app/test-browser.ts';

interface Accepted<Answer> {
  readonly ok: true;
  readonly answer: Answer;
}

interface Refused {
  readonly ok: false;
  readonly refusal: { readonly message: string; readonly errors?: unknown };
}

export const accept = <Answer>(outcome: Accepted<Answer> | Refused): Answer => {
  if (!outcome.ok)
    throw new Error(`${outcome.refusal.message} ${JSON.stringify(outcome.refusal.errors ?? {})}`);
  return outcome.answer;
};

type PageFields = Partial<CollectionContent> & { readonly kind?: string; readonly title: string };

/** Makes, saves and publishes a page through the owner's calls. */
export const publishPage = async (
  owner: TestBrowser,
  { kind = 'page', ...fields }: PageFields,
): Promise<string> => {
  const { title, urlId, parentId, status = 'published', publishOn, ...rest } = fields;
  const body = {
    kind,
    title,
    ...(urlId === undefined ? {} : { urlId }),
    ...(parentId === undefined ? {} : { parentId }),
  };
  const made = accept(await owner.client.send(pageCalls.create, { body }));
  const { id } = made;
  const content = { ...(made.content as CollectionContent), ...rest };
  const saved = accept(
    await owner.client.send(documentCalls.save, {
      params: { kind: 'collection', id },
      body: { baseRevision: made.revision, content },
    }),
  );
  const publication = {
    baseRevision: saved.revision,
    status,
    ...(publishOn === undefined ? {} : { publishOn }),
  };
  accept(await owner.client.send(pageCalls.publish, { params: { id }, body: publication }));
  return id;
};

type ItemFields = Partial<ItemContent> & { readonly title: string };

export const publishItem = async (
  owner: TestBrowser,
  collectionId: string,
  { title, urlId, status = 'published', publishOn, ...rest }: ItemFields,
): Promise<string> => {
  const body = { title, ...(urlId === undefined ? {} : { urlId }) };
  const made = accept(await owner.client.send(pageCalls.createItem, { params: { id: collectionId }, body }));
  const { id } = made;
  const content = { ...(made.content as ItemContent), ...rest };
  const saved = accept(
    await owner.client.send(documentCalls.save, {
      params: { kind: 'item', id },
      body: { baseRevision: made.revision, content },
    }),
  );
  const publication = {
    baseRevision: saved.revision,
    status,
    ...(publishOn === undefined ? {} : { publishOn }),
  };
  accept(await owner.client.send(pageCalls.publishItem, { params: { id }, body: publication }));
  return id;
};
