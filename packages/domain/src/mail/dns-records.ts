/** What the DNS answered for the records of a sender: texts, or `failed` where no server answered. */
export type TextRecords = readonly string[] | 'failed';

export type RecordState = 'ok' | 'missing' | 'wrong' | 'unknown';

export interface RecordCheck {
  readonly record: 'SPF' | 'DKIM' | 'DMARC';
  readonly state: RecordState;
  /** What it means and what to do, in sentences. */
  readonly explanation: string;
  /** The record that was found. */
  readonly found?: string;
  /** The record to add to the DNS of the domain. */
  readonly toAdd?: { readonly name: string; readonly type: 'TXT'; readonly value: string };
}

const unknown = (record: RecordCheck['record']): RecordCheck => ({
  record,
  state: 'unknown',
  explanation: 'The DNS of the domain did not answer. Check again in a few minutes.',
});

/** A server that is known by its address is named by it. */
const mechanismOf = (host: string): string => {
  if (host === '') return 'mx';
  return /^[\d.]+$/.test(host) ? `ip4:${host} mx` : `a:${host} mx`;
};

const spfRecord = (domain: string, host: string) => ({
  name: domain,
  type: 'TXT' as const,
  value: `v=spf1 ${mechanismOf(host)} ~all`,
});

export const isSpf = (text: string): boolean => /^v=spf1(?:\s|$)/i.test(text);

/** Whether the record allows the address of the mail server, or why that is not known. */
export type SpfResult =
  | 'pass'
  | 'fail'
  | 'softfail'
  | 'neutral'
  /** It takes more lookups than receivers make. */
  | 'too-many-lookups'
  | 'malformed'
  | 'unanswered'
  | 'not-checked';

export interface CheckedServer {
  readonly ip: string;
  readonly result: SpfResult;
  /** Whether it sends by itself: the server of a mail service hands emails on to others. */
  readonly isOwn: boolean;
}

export interface SenderDomain {
  readonly domain: string;
  /** The name of the mail server; empty if there is none. */
  readonly host: string;
  /** Undefined where its address is not known, or is not a public one. */
  readonly server?: CheckedServer | undefined;
}

type SpfOpinion = Pick<RecordCheck, 'state' | 'explanation'>;

const brokenTexts: Partial<Record<SpfResult, string>> = {
  'too-many-lookups':
    'The record needs more than ten lookups in the DNS, and receivers ignore such a record. Remove services that you no longer use.',
  malformed:
    'The record, or one that it includes, is malformed, and receivers ignore it. Compare it with what your mail service tells you.',
};

const notNamed = (host: string, { ip, isOwn }: CheckedServer, toAdd: string): SpfOpinion =>
  isOwn
    ? {
        state: 'wrong',
        explanation: `The record does not allow ${ip}, the address of ${host}, so emails may be treated as spam. Add “${toAdd}” to it.`,
      }
    : {
        state: 'unknown',
        explanation: `The record does not name ${ip}, the address of ${host}. Mail services often send from other addresses, which only they know: make sure that the record contains what yours tells you to add.`,
      };

/** What the record means for the mail server. */
const opinionOf = ({ domain, host, server }: SenderDomain): SpfOpinion => {
  if (!server)
    return {
      state: 'ok',
      explanation: `${domain} names the servers that may send its email. Make sure that your mail service${host === '' ? '' : ` (${host})`} is one of them: which address it sends from is not known here, so this cannot be checked.`,
    };
  const { ip, result } = server;
  const broken = brokenTexts[result];
  if (broken !== undefined) return { state: 'wrong', explanation: broken };
  if (result === 'pass')
    return { state: 'ok', explanation: `${domain} allows ${ip}, the address of ${host}, to send its email.` };
  if (result === 'unanswered' || result === 'not-checked')
    return {
      state: 'unknown',
      explanation:
        result === 'unanswered'
          ? 'A domain that the record includes did not answer. Check again in a few minutes.'
          : 'The record depends on the single email (it has a macro), so it cannot be checked here.',
    };
  return notNamed(host, server, `${ip.includes(':') ? 'ip6' : 'ip4'}:${ip}`);
};

/** SPF names the servers that may send for a domain. */
export const checkSpf = (sender: SenderDomain, records: TextRecords): RecordCheck => {
  const { domain, host } = sender;
  if (records === 'failed') return unknown('SPF');
  const [first, ...more] = records.filter(isSpf);
  const toAdd = spfRecord(domain, host);
  if (first === undefined)
    return {
      record: 'SPF',
      state: 'missing',
      explanation: `${domain} does not say which servers may send its email, so emails may be treated as spam. Add this record, or the one that your mail service gives you.`,
      toAdd,
    };
  if (more.length > 0)
    return {
      record: 'SPF',
      state: 'wrong',
      explanation: `${domain} has ${more.length + 1} SPF records. Only one is allowed, and mail servers ignore all of them. Merge them into one.`,
      found: [first, ...more].join('\n'),
    };
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(first))
    return {
      record: 'SPF',
      state: 'wrong',
      explanation: 'The record allows every server to send for the domain. Replace “+all” by “~all”.',
      found: first,
    };
  return { record: 'SPF', ...opinionOf(sender), found: first };
};

export interface DkimAnswer {
  readonly selector: string;
  readonly records: TextRecords;
}

const isKey = (text: string): boolean => /(?:^|;)\s*p=/i.test(text);
const isRevoked = (text: string): boolean => /(?:^|;)\s*p=\s*(?:;|$)/i.test(text);

/** DKIM publishes the key of the signature that the mail service puts on emails. */
export const checkDkim = (domain: string, answers: readonly DkimAnswer[]): RecordCheck => {
  const found = answers.flatMap(({ selector, records }) =>
    records === 'failed' ? [] : records.filter(isKey).map((text) => ({ selector, text })),
  );
  const usable = found.find(({ text }) => !isRevoked(text));
  if (usable)
    return {
      record: 'DKIM',
      state: 'ok',
      explanation: `The key “${usable.selector}” is published, so receivers can check the signature of your mail service.`,
      found: usable.text,
    };
  if (found[0])
    return {
      record: 'DKIM',
      state: 'wrong',
      explanation: `The key “${found[0].selector}” is revoked: its record is empty. Create a new key at your mail service.`,
      found: found[0].text,
    };
  if (answers.every(({ records }) => records === 'failed')) return unknown('DKIM');
  return {
    record: 'DKIM',
    state: 'missing',
    explanation: `No key was found under ${answers.map(({ selector }) => selector).join(', ')}. Turn on DKIM at your mail service and add the record that it gives you. If it is published under another name, enter that name as the selector.`,
    toAdd: {
      name: `${answers[0]?.selector ?? 'selector'}._domainkey.${domain}`,
      type: 'TXT',
      value: 'v=DKIM1; k=rsa; p=(the key from your mail service)',
    },
  };
};

const policyTexts: Readonly<Record<string, string>> = {
  none: 'Emails that fail the checks are still delivered. Once all your emails pass, change it to p=quarantine.',
  quarantine: 'Emails that fail the checks go to spam.',
  reject: 'Emails that fail the checks are refused.',
};

/** DMARC says what receivers do with emails that fail both checks. */
export const checkDmarc = (
  { domain, address }: { domain: string; address: string },
  records: TextRecords,
): RecordCheck => {
  if (records === 'failed') return unknown('DMARC');
  const [first, ...more] = records.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
  if (first === undefined)
    return {
      record: 'DMARC',
      state: 'missing',
      explanation: `${domain} does not say what to do with forged emails. Large providers require this record from senders.`,
      toAdd: { name: `_dmarc.${domain}`, type: 'TXT', value: `v=DMARC1; p=none; rua=mailto:${address}` },
    };
  const policy = /;\s*p=\s*(\w+)/i.exec(first)?.[1]?.toLowerCase() ?? '';
  const text = policyTexts[policy];
  if (more.length > 0 || text === undefined)
    return {
      record: 'DMARC',
      state: 'wrong',
      explanation:
        more.length > 0
          ? `${domain} has ${more.length + 1} DMARC records, and receivers ignore all of them. Keep one.`
          : 'The record has no valid policy. It must contain p=none, p=quarantine or p=reject.',
      found: [first, ...more].join('\n'),
    };
  return { record: 'DMARC', state: 'ok', explanation: text, found: first };
};

/** Names that common mail services publish their key under. */
export const COMMON_SELECTORS = [
  'default',
  'google',
  'selector1',
  'selector2',
  'k1',
  's1',
  'mail',
  'dkim',
] as const;
