/** `/api/sessions/{id}` with `{id: 'a b'}` is `/api/sessions/a%20b`. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
