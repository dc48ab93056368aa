import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../responses/escape-html.ts';
import type { ImplementedCall } from './capability.ts';
import { describeApi } from './open-api.ts';

const schemaBlock = (label: string, schema: object | undefined): string =>
  schema ? `<h4>${label}</h4><pre>${escapeHtml(JSON.stringify(schema, undefined, 2))}</pre>` : '';

const callerOf = ({ statement }: ImplementedCall): string =>
  statement.caller === 'contributor' ? `contributor, permission ${statement.permission}` : statement.caller;

const callSection = (call: ImplementedCall): string => {
  const { statement, schemas } = call;
  return `<details id="${call.name}"><summary><code>${statement.method} ${escapeHtml(statement.path)}</code> ${escapeHtml(statement.summary)}</summary>
<p>Caller: ${callerOf(call)}. Refusals: ${schemas.refusals.length > 0 ? schemas.refusals.join(', ') : 'none of its own'}.${statement.body === 'file' ? ' The body is the file itself.' : ''}</p>
${schemaBlock('Query', schemas.query)}${schemaBlock('Body', schemas.body)}${schemaBlock('Answer', schemas.answer)}</details>`;
};

const groupByCapability = (calls: readonly ImplementedCall[]): Map<string, ImplementedCall[]> => {
  const groups = new Map<string, ImplementedCall[]>();
  for (const call of calls) {
    const name = call.name.split('.')[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), call]);
  }
  return groups;
};

const docsPage = (calls: readonly ImplementedCall[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Calls</title>
<style>:root{color-scheme:light dark}body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1.5rem}
details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}code{font-weight:600}pre{overflow:auto;font-size:13px}</style></head>
<body><main><h1>Calls</h1><p>Also as <a href="/api/docs/openapi.json">OpenAPI</a>. Writes carry the value of the <code>crumb</code> cookie in <code>X-CSRF-Token</code>.</p>
${[...groupByCapability(calls)].map(([name, group]) => `<h2>${name}</h2>${group.map(callSection).join('\n')}`).join('\n')}
</main></body></html>`;

export const registerApiDocs = (app: FastifyInstance, calls: readonly ImplementedCall[]): void => {
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(docsPage(calls)),
  );
  app.get('/api/docs/openapi.json', async (_request, reply) => reply.send(describeApi(calls)));
};
