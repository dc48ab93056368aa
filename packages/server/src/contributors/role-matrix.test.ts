import { fillPath } from '@sitewright/api/call';
import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { openDraftSite, type TestBrowser } from '../testing/index.ts';
import { columns, matrixRows, type Column, type MatrixRow } from './testing/role-matrix.ts';
import { openRequests } from './testing/role-requests.ts';
import { createSubjects } from './testing/role-subjects.ts';

const { app, database, owner, signInAs } = await openDraftSite('matrix');
const requests = openRequests(owner, await createSubjects(owner));
const ownerCalls = app.app.capabilities
  .flatMap(({ calls = [] }) => calls)
  .filter(({ statement }) => statement.caller === 'contributor' || statement.caller === 'administrator');

const UNKNOWN_ID = '0123456789abcdef01234567';
const unknown = { kind: 'collection', revision: '1' };

const statementOf = (name: string) => {
  const call = ownerCalls.find((each) => each.name === name);
  if (!call) throw new Error(`No owner call is named ${name}.`);
  return call.statement;
};

/** Unknown ids for all path parameters, for calls without their own request. */
const paramsOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, UNKNOWN_ID])),
  ...unknown,
});

/** Whether the server passed the call to its handler. */
const isAllowed = async (browser: TestBrowser, { name, call }: MatrixRow): Promise<boolean> => {
  const { method, path } = statementOf(call);
  const { params, body, reset } = (await requests[name]?.()) ?? {};
  const answer = await browser.open(fillPath(path, { ...paramsOf(path), ...params }), {
    method,
    headers: {
      origin: browser.origin,
      'x-csrf-token': browser.sessionCrumb ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([401, 429].includes(answer.status) || answer.status >= 500, `${name}: ${answer.text}`).toBe(false);
  if (answer.status === 200) await reset?.();
  // The password is asked for after the permission.
  return answer.status !== 403 || answer.text.includes('"confirmation-needed"');
};

/** More than a hundred calls each. */
describe('[F35 ROLE-01] the fifteen roles', () => {
  it('have a row in the matrix for every owner call, and a column for every role', () => {
    const rows = new Set(matrixRows.map(({ call }) => call));
    expect([...rows].sort()).toEqual(ownerCalls.map(({ name }) => name).sort());
    expect(new Set(matrixRows.map(({ name }) => name)).size).toBe(matrixRows.length);
    expect(
      Object.values(columns)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(
      Object.values(roles)
        .map(({ code }) => code)
        .toSorted((a, b) => a - b),
    );
  });

  it('are tried on the subject that a row names', () => {
    const withSubject = matrixRows.filter(({ name, call }) => name !== call);
    expect(withSubject.filter(({ name }) => !requests[name])).toEqual([]);
  });

  /** Last, because no further call is possible after it. */
  const isLast = ({ call }: MatrixRow): boolean => call === 'contributors.signOut';
  const lastRow = matrixRows.filter(isLast);
  const others = matrixRows.filter((row) => !isLast(row));

  const cases = Object.entries(columns).flatMap(([column, codes]) =>
    codes.map((code) => [code, column as Column] as const),
  );

  it.each(cases)('role %i (%s) may make exactly the calls that the matrix allows', async (code, column) => {
    const browser = await signInAs(code);
    const differing: string[] = [];
    for (const row of [...others, ...lastRow]) {
      await database.delete(rateLimits);
      if ((await isAllowed(browser, row)) !== row.allowed.has(column)) differing.push(row.name);
    }
    expect(differing).toEqual([]);
  });
});
