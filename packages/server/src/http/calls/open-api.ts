import type { CallSchemas } from '@sitewright/api/call';
import { refusalMessages, refusalStatus, type RefusalCode } from '@sitewright/api/capabilities';
import type { ImplementedCall } from './capability.ts';

const isRefusalCode = (code: string): code is RefusalCode => code in refusalMessages;

const parametersIn = (schema: CallSchemas['params'], place: 'path' | 'query') => {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value as object,
  }));
};

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

const fileContent = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const requestBodyOf = ({ schemas, statement }: ImplementedCall) => {
  if (statement.body === 'file') return { requestBody: { required: true, ...fileContent } };
  return schemas.body ? { requestBody: { required: true, ...jsonContent(schemas.body) } } : {};
};

const refusalSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
  required: ['code', 'message'],
};

const refusalsOf = (codes: readonly string[]) => {
  const byStatus = new Map<number, string[]>();
  for (const code of codes.filter(isRefusalCode)) {
    const status = refusalStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${refusalMessages[code]}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n'), ...jsonContent(refusalSchema) },
    ]),
  );
};

const callerOf = ({ statement }: ImplementedCall): string =>
  statement.caller === 'contributor' ? `contributor (${statement.permission})` : statement.caller;

const operationOf = (call: ImplementedCall) => {
  const { schemas, statement } = call;
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: statement.summary,
    description: `Caller: ${callerOf(call)}.`,
    parameters: [...parametersIn(schemas.params, 'path'), ...parametersIn(schemas.query, 'query')],
    ...requestBodyOf(call),
    responses: {
      200: { description: 'Done', ...jsonContent(schemas.answer) },
      ...refusalsOf(schemas.refusals),
    },
  };
};

export const describeApi = (calls: readonly ImplementedCall[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const { path, method } = call.statement;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright',
      version: '1',
      description: 'Every HTTP call of this site. Writes carry the crumb in X-CSRF-Token.',
    },
    paths,
  };
};
