/** A name to look up and the variable that holds it: some languages look through scopes, others want it spelt out. */
export type Scope = string;

/**
 * What a page of the benchmarks is made of, in the words of one template language. The pages are written once
 * with these, so every engine is asked for the same bytes in the way its users would write them.
 */
export interface Dialect {
  /** Prints a value, escaped for HTML. */
  print(scope: Scope, name: string): string;
  /** Prints a value that is HTML already. */
  raw(scope: Scope, name: string): string;
  each(scope: Scope, name: string, body: (item: Scope) => string): string;
  when(scope: Scope, name: string, body: string): string;
}

export const sitewright: Dialect = {
  print: (_scope, name) => `{${name}|html}`,
  raw: (_scope, name) => `{${name}}`,
  each: (_scope, name, body) => `{.repeated section ${name}}${body('')}{.end}`,
  when: (_scope, name, body) => `{.if ${name}}${body}{.end}`,
};

const member = (scope: Scope, name: string): string => (scope === '' ? name : `${scope}.${name}`);

export const liquid: Dialect = {
  print: (scope, name) => `{{ ${member(scope, name)} | escape }}`,
  raw: (scope, name) => `{{ ${member(scope, name)} }}`,
  each: (scope, name, body) => `{% for item in ${member(scope, name)} %}${body('item')}{% endfor %}`,
  when: (scope, name, body) => `{% if ${member(scope, name)} %}${body}{% endif %}`,
};

export const handlebars: Dialect = {
  print: (_scope, name) => `{{${name}}}`,
  raw: (_scope, name) => `{{{${name}}}}`,
  each: (_scope, name, body) => `{{#each ${name}}}${body('')}{{/each}}`,
  when: (_scope, name, body) => `{{#if ${name}}}${body}{{/if}}`,
};

export const eta: Dialect = {
  print: (scope, name) => `<%= ${member(scope || 'it', name)} %>`,
  raw: (scope, name) => `<%~ ${member(scope || 'it', name)} %>`,
  each: (scope, name, body) => {
    const item = `${name}Item`;
    return `<% for (const ${item} of ${member(scope || 'it', name)}) { %>${body(item)}<% } %>`;
  },
  when: (scope, name, body) => `<% if (${member(scope || 'it', name)}) { %>${body}<% } %>`,
};
