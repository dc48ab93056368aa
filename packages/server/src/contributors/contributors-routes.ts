import { contributorCalls } from '@sitewright/api/contributors';
import { contributorSchemas } from '@sitewright/api/contributors/schemas';
import type { Contributor } from '@sitewright/domain/contributors';
import type { Database } from '../database/index.ts';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import { findSiteById } from '../sites/index.ts';
import { listContributors, listInvitations } from './contributors-store.ts';
import { acceptInvitation, invite, readInvitation, revokeInvitation } from './members/invitations-service.ts';
import { changePassword, requestPasswordReset, resetPassword } from './accounts/passwords-service.ts';
import { removeContributor, setRoles } from './members/people-service.ts';
import { confirmPassword } from './sessions/confirm-service.ts';
import { clearSessionCookies, describeSession, reachableSessions } from './sessions/sessions-service.ts';
import { deleteSessions, listSessions, type Session } from './sessions-store.ts';
import { signIn } from './sessions/sign-in-service.ts';

const summarize = (session: Session, { sessionId }: Contributor) => ({
  id: session.sessionId,
  createdOn: session.createdAt.toISOString(),
  lastSeenOn: session.lastSeenAt.toISOString(),
  address: session.address,
  browser: session.browser,
  isCurrent: session.sessionId === sessionId,
});

export interface ContributorServices {
  readonly secret: string;
  readonly database: Database;
}

export const implementContributorCalls = ({
  secret,
  database: pool,
}: ContributorServices): ImplementedCall[] =>
  implementCalls({
    capability: 'contributors',
    calls: contributorCalls,
    schemas: contributorSchemas,
    handlers: {
      async signIn({ body }, context) {
        const contributor = await signIn(context, secret, body);
        return isRefusal(contributor) ? contributor : describeSession(contributor, context, secret);
      },
      async readSession(_input, context) {
        // Not from the cache: the editor reads it right after a change of the title.
        const site = (await findSiteById(context.database, context.site.id)) ?? context.site;
        return describeSession(context.contributor, { ...context, site }, secret);
      },
      async signOut(_input, context) {
        const { database, contributor } = context;
        const { accountId, sessionId } = contributor;
        await deleteSessions(database, { accountId, only: sessionId });
        clearSessionCookies(context);
        return {};
      },
      async listSessions(_input, context) {
        const sessions = await listSessions(context.database, reachableSessions(context), context.now);
        return { sessions: sessions.map((session) => summarize(session, context.contributor)) };
      },
      async endSession({ params }, context) {
        const { database } = context;
        const ended = await deleteSessions(database, { ...reachableSessions(context), only: params.id });
        return ended === 1 ? {} : refuse('not-found');
      },
      endOtherSessions: async (_input, context) => ({
        ended: await deleteSessions(context.database, {
          ...reachableSessions(context),
          except: context.contributor.sessionId,
        }),
      }),
      changePassword: ({ body }, context) => changePassword(pool, context, body),
      confirm: ({ body }, context) => confirmPassword({ database: pool, secret }, context, body.password),
      requestPasswordReset: ({ body }, context) => requestPasswordReset(context, secret, body.email),
      resetPassword: ({ body }, context) => resetPassword(context, secret, body),
      list: async (_input, { database, site }) => ({
        contributors: await listContributors(database, site.id),
      }),
      setRoles: ({ params, body }, context) => setRoles(context, params.id, body.roles),
      remove: ({ params }, context) => removeContributor(context, params.id),
      async listInvitations(_input, { database, site, now }) {
        const invitations = await listInvitations(database, site.id, now);
        return {
          invitations: invitations.map(({ invitationId, email, roles, createdAt, expiresAt }) => ({
            id: invitationId,
            email,
            roles,
            createdOn: createdAt.toISOString(),
            expiresOn: expiresAt.toISOString(),
          })),
        };
      },
      async invite({ body }, context) {
        const made = await invite(context, body, secret);
        if (!isRefusal(made)) context.note({ subject: `invitation:${made.id}`, after: body });
        return made;
      },
      revokeInvitation: ({ params }, context) => revokeInvitation(context, params.id),
      readInvitation: ({ query }, context) => readInvitation(context, query.token),
      async acceptInvitation({ body }, context) {
        const contributor = await acceptInvitation(context, secret, body);
        return isRefusal(contributor) ? contributor : describeSession(contributor, context, secret);
      },
    },
  });
