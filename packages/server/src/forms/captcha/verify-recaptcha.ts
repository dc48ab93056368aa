import type { CaptchaType } from '@sitewright/domain/forms';

/** `passed`, `doubtful` (a low score, or the service did not answer), or `failed`. */
export type CaptchaVerdict = 'passed' | 'doubtful' | 'failed';

export interface RecaptchaCheck {
  readonly type: Exclude<CaptchaType, 'proof-of-work'>;
  readonly siteKey: string;
  /** For Enterprise `project:apiKey`. */
  readonly secret: string;
  readonly token: string;
  readonly action: string;
  readonly address: string;
}

export interface RecaptchaHosts {
  /** Of v2 and v3. */
  readonly siteVerify: string;
  readonly enterprise: string;
}

const googleHosts: RecaptchaHosts = {
  siteVerify: 'https://www.google.com',
  enterprise: 'https://recaptchaenterprise.googleapis.com',
};

/** Google's own, unless another server answers for both. */
export const recaptchaHostsAt = (url: string | undefined): RecaptchaHosts => {
  const host = url?.replace(/\/+$/, '');
  return host === undefined ? googleHosts : { siteVerify: host, enterprise: host };
};

const TIMEOUT_MS = 5000;
/** Google's own recommendation. */
const MIN_SCORE = 0.5;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const requestJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, {
    ...init,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? response.json() : undefined;
};

const verdictOfScore = (score: unknown): CaptchaVerdict =>
  typeof score === 'number' && score >= MIN_SCORE ? 'passed' : 'doubtful';

const verifySite = async (
  { type, secret, token, action, address }: RecaptchaCheck,
  { siteVerify }: RecaptchaHosts,
): Promise<CaptchaVerdict> => {
  const body = new URLSearchParams({ secret, response: token, remoteip: address });
  const answer = await requestJson(`${siteVerify}/recaptcha/api/siteverify`, { body });
  if (!isObject(answer)) return 'doubtful';
  if (answer['success'] !== true) return 'failed';
  if (type === 'recaptcha-v2') return 'passed';
  return answer['action'] === action ? verdictOfScore(answer['score']) : 'failed';
};

const verifyEnterprise = async (
  { siteKey, secret, token, action, address }: RecaptchaCheck,
  { enterprise }: RecaptchaHosts,
): Promise<CaptchaVerdict> => {
  const [project = '', apiKey = ''] = secret.split(':');
  const url = `${enterprise}/v1/projects/${encodeURIComponent(project)}/assessments`;
  const answer = await requestJson(url, {
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body: JSON.stringify({ event: { token, siteKey, expectedAction: action, userIpAddress: address } }),
  });
  if (!isObject(answer)) return 'doubtful';
  const { tokenProperties, riskAnalysis } = answer;
  const isValid =
    isObject(tokenProperties) && tokenProperties['valid'] === true && tokenProperties['action'] === action;
  if (!isValid) return 'failed';
  return verdictOfScore(isObject(riskAnalysis) ? riskAnalysis['score'] : undefined);
};

/** Asks the service. One that does not answer must not cost the visitor their message. */
export const verifyRecaptcha = async (
  check: RecaptchaCheck,
  hosts: RecaptchaHosts,
): Promise<CaptchaVerdict> => {
  try {
    return await (check.type === 'recaptcha-enterprise' ? verifyEnterprise : verifySite)(check, hosts);
  } catch {
    return 'doubtful';
  }
};
