import type { CallStatement } from '@sitewright/api/call';
import type { Contributor } from '@sitewright/domain/contributors';
import type { Refusal } from '../refusals/refusal.ts';
import { checkTexts } from './check-code.ts';

export interface SentTexts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Unless its statement says otherwise, a call refuses texts with active markup, because templates may print
 * them unescaped.
 */
export const guardTexts = (
  statement: CallStatement,
  { permissions }: Pick<Contributor, 'permissions'>,
  { params, query, body }: SentTexts,
): Refusal | undefined => {
  const isGuarded = statement.caller === 'contributor' && statement.method !== 'GET' && !statement.texts;
  const after = { ...Object(params), ...Object(query), ...Object(body) } as object;
  return isGuarded ? checkTexts({ after }, permissions) : undefined;
};
