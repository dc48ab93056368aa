export interface CookieOptions {
  readonly isSecure: boolean;
  readonly maxAgeSeconds?: number;
  /** Set only where a script of the page has to read it. */
  readonly isReadableByScript?: boolean;
}

/** Under https the `__Host-` prefix makes the browser refuse a cookie planted by a sister host. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
};

/** Host-only (no Domain), SameSite=Lax, for the whole site. */
export const writeCookie = (name: string, value: string, options: CookieOptions): string => {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (!options.isReadableByScript) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  return parts.join('; ');
};
