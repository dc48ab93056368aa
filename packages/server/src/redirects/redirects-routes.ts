import { redirectCalls } from '@sitewright/api/redirects';
import { redirectSchemas } from '@sitewright/api/redirects/schemas';
import { findRedirectFault, redirectMessages } from '@sitewright/domain/redirects';
import { checkTexts, implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { invalidateCacheTags, readSavedRevision, incrementRevisionIfCurrent } from '../sites/index.ts';
import { listRedirects, putRedirects } from './redirects-store.ts';

export const implementRedirectCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'redirects',
    calls: redirectCalls,
    schemas: redirectSchemas,
    handlers: {
      async list(_input, { database, site }) {
        const revision = await readSavedRevision(database, site.id, 'redirects');
        return { redirects: await listRedirects(database, site.id), revision };
      },
      async save({ body }, { database, site, contributor, note }) {
        const fault = findRedirectFault(body.redirects);
        if (fault) return refuse(fault, { redirects: redirectMessages[fault] });
        const saved = await incrementRevisionIfCurrent(database, site.id, {
          name: 'redirects',
          revision: body.revision,
        });
        if (isRefusal(saved)) return saved;
        const before = await listRedirects(database, site.id);
        const after = { redirects: body.redirects };
        const codeFault = checkTexts({ before: { redirects: before }, after }, contributor.permissions);
        if (codeFault) return codeFault;
        await putRedirects(database, site.id, body.redirects);
        await invalidateCacheTags(database, site.id, ['site']);
        note({ subject: 'redirects', before, after: body.redirects });
        return { redirects: body.redirects, revision: saved };
      },
    },
  });
