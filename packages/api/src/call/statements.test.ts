import { describe, expect, it } from 'vitest';
import type { CallSchemas, CallStatement } from './index.ts';

const callModules = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });
const schemaModules = import.meta.glob<Record<string, unknown>>('../*/*-schemas.ts', { eager: true });

const tableIn = <Value>(module: Record<string, unknown>, ending: string): Record<string, Value> => {
  const name = Object.keys(module).find((each) => each.endsWith(ending));
  return (name ? module[name] : {}) as Record<string, Value>;
};

const stated = Object.entries(callModules).flatMap(([file, module]) => {
  const schemas = tableIn<CallSchemas>(
    schemaModules[file.replace(/(\w[\w-]*)\/index/, '$1/$1-schemas')] ?? {},
    'Schemas',
  );
  return Object.entries(tableIn<CallStatement>(module, 'Calls')).map(
    ([name, call]) => [`${file}: ${name}`, call, schemas[name]] as const,
  );
});

const callers = ['visitor', 'site-user', 'contributor', 'administrator', 'api-key', 'signed-webhook'];

describe('statements of calls', () => {
  it('exist', () => expect(stated.length).toBeGreaterThan(20));

  it.each(stated)('[SITE-30] %s says who may call it and what goes in and out', (_name, call, schemas) => {
    expect(callers).toContain(call.caller);
    if (call.caller === 'contributor') expect(call.permission).toBeTruthy();
    expect(call.summary.length).toBeGreaterThan(5);
    expect(schemas?.answer).toBeDefined();
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const described = Object.keys((schemas?.params as { properties?: object } | undefined)?.properties ?? {});
    expect(described.sort()).toEqual(inPath.sort());
  });

  const bodies = stated.flatMap(([name, , schemas]) =>
    schemas?.body ? [[name, schemas.body] as const] : [],
  );

  it.each(bodies)('[F35] %s refuses unknown keys in its body', (_name, body) => {
    expect(body).toMatchObject({ additionalProperties: false });
  });

  it('states no address twice', () => {
    const addresses = stated.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
