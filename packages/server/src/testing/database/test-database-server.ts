import 'vitest';

/** The server that a whole test run shares, and the migrated database that each file's own is copied from. */
export interface TestDatabaseServer {
  /** A database of the server from which others may be created and dropped. */
  adminUrl: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
