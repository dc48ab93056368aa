import type { CallInput } from '@sitewright/api/call';
import { pageCalls } from '@sitewright/api/pages';
import { pageSchemas } from '@sitewright/api/pages/schemas';
import { findActiveTexts, type CodePart } from '@sitewright/domain/documents';
import { pageLimits } from '@sitewright/domain/pages';
import { findDocument, activitySummaryOf } from '../documents/index.ts';
import {
  checkCode,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags, readSavedRevision, incrementRevisionIfCurrent } from '../sites/index.ts';
import { hashPagePassword } from './passwords/page-passwords.ts';
import { listAuthors, putAuthors } from './authors/authors-store.ts';
import { cleanAuthors } from './authors/clean-authors.ts';
import { findContent } from './content-search/content-search-store.ts';
import { setHomepage } from './homepage/homepage-service.ts';
import { listItems } from './items/list-items.ts';
import { listPages } from './states/list-pages.ts';
import { itemKind } from './kinds/item-kind.ts';
import { collectionKind } from './kinds/collection-kind.ts';
import {
  createItem,
  createPage,
  duplicateItem,
  duplicatePage,
  findItemUrl,
  orderItems,
  publishWithStatus,
} from './pages-service.ts';
import { deletePagePassword, putPagePassword } from './passwords/passwords-store.ts';
import { readState } from './states/page-states.ts';
import { listTerms } from './terms/list-terms.ts';
import { readTermChange } from './terms/running-term-changes.ts';
import { requestTermChange } from './terms/term-job.ts';

const withActivityNote = async <
  Result extends { readonly id: string; readonly revision: number; readonly content: unknown },
>(
  { note }: ContributorContext,
  kind: 'collection' | 'item',
  change: Promise<Result | Refusal>,
): Promise<Result | Refusal> => {
  const result = await change;
  if (isRefusal(result)) return result;
  const { id, revision, content } = result;
  note({ subject: `${kind}:${id}`, after: { revision, ...activitySummaryOf(content) } });
  return result;
};

/** Effective immediately: the password is not part of the page's revisions. */
const setPassword = async (
  { database, site, note }: ContributorContext,
  collectionId: string,
  password: string | null,
): Promise<Record<string, never> | Refusal> => {
  const found = await findDocument(database, site.id, { kind: 'collection', id: collectionId });
  if (!found) return refuse('not-found');
  if (password === null) await deletePagePassword(database, site.id, collectionId);
  else {
    if (password === '' || password.length > pageLimits.MAX_PASSWORD_LENGTH)
      return refuse('page-password-invalid', { password: 'A page password has 1 to 30 characters.' });
    const passwordHash = await hashPagePassword(password);
    await putPagePassword(database, site.id, { collectionId, passwordHash });
  }
  await invalidateCacheTags(database, site.id, ['access', `collection:${collectionId}`]);
  note({
    subject: `collection:${collectionId}`,
    after: { hasPassword: password !== null, ...activitySummaryOf(found.draft) },
  });
  return {};
};

const describeAuthors = async ({ database, site }: ContributorContext) => ({
  revision: await readSavedRevision(database, site.id, 'authors'),
  authors: (await listAuthors(database, site.id)).map(({ id, content }) => ({
    displayName: '',
    ...content,
    id,
  })),
});

type SubmittedAuthors = CallInput<typeof pageCalls.saveAuthors>['body']['authors'];

/** Templates print names without escaping; bios are sanitized. */
const codeInAuthors = (authors: SubmittedAuthors): readonly CodePart[] =>
  authors.flatMap(({ id = '', bio: _bio, ...names }) =>
    findActiveTexts(names, { area: 'authors', place: `authors.${id}` }),
  );

const checkAuthors = async (context: ContributorContext, submitted: SubmittedAuthors) => {
  const { authors } = await describeAuthors(context);
  const known = { parts: codeInAuthors(authors) };
  return checkCode({ code: codeInAuthors(submitted), known, permissions: context.contributor.permissions });
};

export const implementPageCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'pages',
    calls: pageCalls,
    schemas: pageSchemas,
    handlers: {
      list: async (_input, { database, site, now }) => ({ pages: await listPages(database, site.id, now) }),
      find: async ({ query }, { database, site, now }) => ({
        found: await findContent(database, { websiteId: site.id, now }, query.q),
      }),
      readState: ({ params }, { database, site, now }) =>
        readState(database, { websiteId: site.id, now }, params),
      create: ({ body }, context) => withActivityNote(context, 'collection', createPage(context, body)),
      duplicate: ({ params }, context) =>
        withActivityNote(context, 'collection', duplicatePage(context, params.id)),
      publish: ({ params, body }, context) =>
        withActivityNote(
          context,
          'collection',
          publishWithStatus(collectionKind, context, { id: params.id, ...body }),
        ),
      async setHomepage({ body }, context) {
        const done = await setHomepage(context, body.pageId);
        if (isRefusal(done)) return done;
        context.note({
          subject: `collection:${body.pageId}`,
          before: { homepageId: done.before },
          after: { homepageId: body.pageId },
        });
        return {};
      },
      setPassword: ({ params, body }, context) => setPassword(context, params.id, body.password),
      listItems: ({ params, query }, { database, site, now }) =>
        listItems(database, { websiteId: site.id, now }, { collectionId: params.id, ...query }),
      findItemUrl: ({ params, query: { wanted = '', itemId } }, context) =>
        findItemUrl(context, { collectionId: params.id, wanted, itemId }),
      listTerms: ({ params, query: { kind = 'tags', ...filter } }, { database, site }) =>
        listTerms(database, { websiteId: site.id, collectionId: params.id, kind }, filter),
      async changeTerm({ params, body }, context) {
        context.note({ subject: `collection:${params.id}`, after: { ...body } });
        return requestTermChange(context, { collectionId: params.id, ...body });
      },
      readTermChange: ({ params }, { database, site }) => readTermChange(database, site.id, params.id),
      createItem: ({ params, body }, context) =>
        withActivityNote(context, 'item', createItem(context, params.id, body)),
      async orderItems({ params, body }, context) {
        context.note({ subject: `collection:${params.id}`, after: { order: body.ids } });
        return orderItems(context, params.id, body.ids);
      },
      duplicateItem: ({ params }, context) =>
        withActivityNote(context, 'item', duplicateItem(context, params.id)),
      publishItem: ({ params, body }, context) =>
        withActivityNote(context, 'item', publishWithStatus(itemKind, context, { id: params.id, ...body })),
      listAuthors: (_input, context) => describeAuthors(context),
      async saveAuthors({ body }, context) {
        const refusal = await checkAuthors(context, body.authors);
        if (refusal) return refusal;
        const wanted = { name: 'authors', revision: body.revision } as const;
        const saved = await incrementRevisionIfCurrent(context.database, context.site.id, wanted);
        if (isRefusal(saved)) return saved;
        const authors = body.authors.map(({ id, ...content }) => ({ id: id ?? newId(), content }));
        await putAuthors(context.database, context.site.id, await cleanAuthors(authors));
        await invalidateCacheTags(context.database, context.site.id, ['site']);
        context.note({ subject: 'authors' });
        return describeAuthors(context);
      },
    },
  });
