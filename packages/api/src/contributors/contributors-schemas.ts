import { featureSwitchesSchema } from '@sitewright/domain/features/schemas';
import { proofSchema } from '@sitewright/domain/proof-of-work/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const email = Type.String({ maxLength: 256 });
const password = Type.String({ maxLength: 256 });
const token = Type.String({ minLength: 20, maxLength: 100 });
const roleCodes = Type.Array(Type.Integer(), { maxItems: 20 });

const person = Type.Object({ accountId: id, email: Type.String(), name: Type.String(), roles: roleCodes });

/** The signed-in contributor, and what the editor needs to make calls. */
const session = Type.Object({
  account: Type.Object({
    id,
    email: Type.String(),
    name: Type.String(),
    isAdministrator: Type.Boolean(),
  }),
  website: Type.Object({
    /** Null on an owner host without a site. */
    id: Type.Union([id, Type.Null()]),
    title: Type.String(),
    url: Type.String(),
    /** Administrators of the installation sign in on this site, so only they may write code. */
    isOwnerSite: Type.Boolean(),
    /** What the administrator of the installation switched off. */
    features: featureSwitchesSchema,
  }),
  roles: roleCodes,
  permissions: Type.Array(Type.String()),
  crumb: Type.String(),
  /**
   * When the backup was made that was restored, while outside effects are paused: until an administrator says that this
   * is the live installation.
   */
  restoredFrom: orNull(moment),
});

const newPassword = ['password-too-short', 'password-too-long', 'password-too-plain'] as const;

export const contributorSchemas = {
  signIn: {
    body: Type.Object({ email, password, proof: Type.Optional(proofSchema) }, closed),
    answer: session,
    refusals: ['sign-in-failed', 'too-many-tries', 'proof-needed'],
  },
  readSession: { answer: session, refusals: [] },
  signOut: { answer: done, refusals: [] },
  listSessions: {
    answer: Type.Object({
      sessions: Type.Array(
        Type.Object({
          id,
          createdOn: moment,
          lastSeenOn: moment,
          address: Type.String(),
          browser: Type.String(),
          isCurrent: Type.Boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  endSession: { params: idParams, answer: done, refusals: ['not-found'] },
  endOtherSessions: { answer: Type.Object({ ended: Type.Integer() }), refusals: [] },
  changePassword: {
    body: Type.Object({ currentPassword: password, newPassword: Type.String({ maxLength: 1000 }) }, closed),
    answer: done,
    refusals: ['password-wrong', ...newPassword, 'too-many-tries', 'too-many-requests'],
  },
  confirm: {
    body: Type.Object({ password }, closed),
    answer: Type.Object({ confirmation: Type.String(), expiresOn: moment }),
    refusals: ['password-wrong', 'too-many-tries'],
  },
  requestPasswordReset: {
    body: Type.Object({ email }, closed),
    answer: done,
    refusals: ['too-many-requests'],
  },
  resetPassword: {
    body: Type.Object({ token, newPassword: Type.String({ maxLength: 1000 }) }, closed),
    answer: done,
    refusals: ['reset-unknown', ...newPassword, 'too-many-requests'],
  },
  list: { answer: Type.Object({ contributors: Type.Array(person) }), refusals: [] },
  setRoles: {
    params: idParams,
    body: Type.Object({ roles: roleCodes }, closed),
    answer: person,
    refusals: [
      'not-found',
      'role-unknown',
      'role-unavailable',
      'roles-missing',
      'last-administrator',
      'own-roles',
    ],
  },
  remove: { params: idParams, answer: done, refusals: ['not-found', 'last-administrator'] },
  listInvitations: {
    answer: Type.Object({
      invitations: Type.Array(
        Type.Object({ id, email: Type.String(), roles: roleCodes, createdOn: moment, expiresOn: moment }),
      ),
    }),
    refusals: [],
  },
  invite: {
    body: Type.Object({ email, roles: roleCodes }, closed),
    answer: Type.Object({ id }),
    refusals: [
      'email-invalid',
      'role-unknown',
      'role-unavailable',
      'roles-missing',
      'already-contributor',
      'too-many-requests',
    ],
  },
  revokeInvitation: { params: idParams, answer: done, refusals: ['not-found'] },
  readInvitation: {
    query: Type.Object({ token }),
    answer: Type.Object({
      email: Type.String(),
      roles: roleCodes,
      siteTitle: Type.String(),
      hasAccount: Type.Boolean(),
    }),
    refusals: ['invitation-unknown', 'too-many-requests'],
  },
  acceptInvitation: {
    body: Type.Object(
      {
        token,
        name: Type.String({ maxLength: 100 }),
        password: Type.String({ maxLength: 1000 }),
        proof: Type.Optional(proofSchema),
      },
      closed,
    ),
    answer: session,
    refusals: [
      'invitation-unknown',
      'sign-in-failed',
      'too-many-tries',
      'proof-needed',
      ...newPassword,
      'too-many-requests',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
