import { findDataCenter } from '@sitewright/domain/mailing-connections';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ServiceFault } from '../mailing-service.ts';

export interface MailchimpSettings {
  /** Of the API; Mailchimp's own host where it is not set. */
  readonly url: string | undefined;
  readonly timeoutMs?: number;
}

export interface MailchimpRequest {
  readonly method?: 'GET' | 'PUT' | 'POST';
  /** Below `/3.0`. */
  readonly path: string;
  readonly body?: object;
}

export interface MailchimpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const TIMEOUT_MS = 20_000;

const baseOf = (key: string, url: string | undefined): string => {
  const dataCenter = findDataCenter(key);
  if (dataCenter === undefined) throw new ServiceFault('key-refused');
  return url === undefined ? `https://${dataCenter}.api.mailchimp.com` : url.replace(/\/$/, '');
};

const send = async (
  key: string,
  { url, timeoutMs = TIMEOUT_MS }: MailchimpSettings,
  { method = 'GET', path, body }: MailchimpRequest,
): Promise<MailchimpAnswer> => {
  const response = await fetch(`${baseOf(key, url)}/3.0${path}`, {
    method,
    // The key is not carried to where a redirect leads.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Basic ${Buffer.from(`sitewright:${key}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
};

const isKeyRefused = (status: number): boolean => status === 401 || status === 403;

/** Refusals of one request are answers; what concerns the account or the service is thrown. */
export const askMailchimp = async (
  key: string,
  settings: MailchimpSettings,
  request: MailchimpRequest,
): Promise<MailchimpAnswer> => {
  const answer = await send(key, settings, request).catch((error: unknown) => {
    throw error instanceof ServiceFault ? error : new ServiceFault('unreachable');
  });
  if (isKeyRefused(answer.status)) throw new ServiceFault('key-refused');
  if (answer.status === 429) throw new ServiceFault('busy');
  if (answer.status >= 500) throw new ServiceFault('unreachable');
  return answer;
};

const problem = Type.Object({ title: Type.String(), detail: Type.String() });

/** As RFC 7807 describes it. */
export const problemOf = ({ status, body }: MailchimpAnswer): { title: string; detail: string } =>
  Value.Check(problem, body) ? body : { title: '', detail: `Mailchimp answered ${status}.` };
