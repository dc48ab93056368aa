import type { Stripe } from 'stripe';

export interface StripeSettings {
  /** Of the API and the script; Stripe's own hosts where it is not set. */
  readonly url: string | undefined;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** With the same idempotency key, so nothing is done twice. */
const RETRIES = 1;

const addressOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? ('https' as const) : ('http' as const),
  };
};

/** The package is loaded with the first call: most sites do not need it, and it takes a while. */
export const openStripe = async (
  secretKey: string,
  { url, timeoutMs = TIMEOUT_MS }: StripeSettings,
): Promise<Stripe> => {
  const { Stripe: Client } = await import('stripe');
  return new Client(secretKey, {
    ...addressOf(url),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Sitewright' },
  });
};
