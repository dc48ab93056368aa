import type { IncomingMessage } from 'node:http';
import { databaseFor, type ConnectionCaller, type Database } from '../../database/index.ts';
import { isKnownVisitor } from './known-visitor.ts';
import { networkAddressOf } from './origin.ts';

export interface SiteRequest {
  readonly request: IncomingMessage;
  readonly siteId: string;
  readonly trustsProxy: boolean;
}

class RequestCaller implements ConnectionCaller {
  readonly #sent: SiteRequest;

  constructor(sent: SiteRequest) {
    this.#sent = sent;
  }

  get siteId(): string {
    return this.#sent.siteId;
  }

  /** Only read where no connection is free. */
  get client(): ConnectionCaller['client'] {
    const { request, trustsProxy } = this.#sent;
    return {
      address: networkAddressOf(request, trustsProxy),
      isKnown: isKnownVisitor(request.headers.cookie),
      isGone: () => request.socket.destroyed,
    };
  }
}

/** The database with the connections that a request for a site may have. */
export const databaseForRequest = (database: Database, sent: SiteRequest): Database =>
  databaseFor(database, new RequestCaller(sent));
