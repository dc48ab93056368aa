import type { ActivityText } from '@sitewright/domain/activity';

/** Owner calls that change something are recorded in the activity log, unless `isUnlogged`. */
type LoggedCall<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly method: 'GET' } | { readonly isUnlogged: true }
    ? never
    : Calls[Name] extends { readonly caller: 'contributor' | 'administrator' }
      ? Name
      : never;
}[keyof Calls];

/** Texts of the activity log: required for every logged call, optional for the others. */
export type ActivityTexts<Calls> = Readonly<
  Record<LoggedCall<Calls>, ActivityText> & Partial<Record<keyof Calls, ActivityText>>
>;
