import type { IncomingMessage } from 'node:http';
import {
  RequestFault,
  requestPublic,
  type PublicNetwork,
  type RequestFaultReason,
} from '../../public-fetch/index.ts';

/** Why a picture was not fetched, in words for its owner. */
export class FetchFault extends Error {}

const TIMEOUT_MS = 20_000;

const texts: Readonly<Record<RequestFaultReason, string>> = {
  url: 'This is not the URL of a picture. It must begin with https://.',
  password: 'Remove the password from the URL.',
  private: 'The address is not public. Use the URL of a picture on the internet.',
  redirects: 'The URL redirects too often.',
  unencrypted: 'The URL redirects to one that does not begin with https://.',
};

const request = async (address: string, options: PublicNetwork): Promise<IncomingMessage> => {
  try {
    const headers = { accept: 'image/*' };
    return await requestPublic(address, { timeoutMs: TIMEOUT_MS, ...options, headers });
  } catch (error) {
    if (error instanceof RequestFault) throw new FetchFault(texts[error.reason]);
    throw new FetchFault('The picture could not be fetched: its server did not answer.');
  }
};

/** Fetches a picture by a URL that somebody else chose. */
export const fetchPublic = async (address: string, options: PublicNetwork = {}): Promise<IncomingMessage> => {
  const response = await request(address, options);
  if (response.statusCode === 200) return response;
  response.destroy();
  throw new FetchFault(`The server of the picture answered ${response.statusCode ?? 0}.`);
};
