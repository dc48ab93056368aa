import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import type { TlsIdentity } from './self-signed.ts';

/**
 * How the server behaves: takes emails; refuses the recipient or the email for good; is busy; does so for
 * addresses with an odd number before the at sign; hangs up before or
 * after the email has arrived, in the latter case without saying that it has it; does not know the password; says
 * nothing once it was greeted.
 */
export type SmtpBehaviour =
  | 'takes'
  | 'refuses-recipient'
  | 'refuses-email'
  | 'is-busy'
  | 'is-busy-for-some'
  | 'refuses-some'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'wrong-password'
  | 'is-slow';

export interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header lines by lower-case name, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly source: string;
  /** Whether it came after STARTTLS. */
  readonly isEncrypted: boolean;
}

export interface SmtpStandIn {
  readonly port: number;
  readonly emails: ReceivedEmail[];
  behaviour: SmtpBehaviour;
  /** Opened since it started. */
  readonly connections: number;
  isConnected(): boolean;
  close(): Promise<void>;
}

const headersOf = (source: string): Record<string, string> => {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]+: ?/, '')]),
  );
};

const partOf = (source: string, type: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(headersOf(source)['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  return (
    parts.map((part) => part.trimStart()).find((part) => headersOf(part)['content-type']?.startsWith(type)) ??
    source
  );
};

const readPart = (email: ReceivedEmail, type: 'text/plain' | 'text/html'): string => {
  const part = partOf(email.source, type);
  const body = part.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  const encoding = headersOf(part)['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The words of an email, as a mailbox shows them. */
export const readEmailText = (email: ReceivedEmail): string => readPart(email, 'text/plain');

/** The source of its HTML. */
export const readEmailHtml = (email: ReceivedEmail): string => readPart(email, 'text/html');

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

const answers: Partial<Record<SmtpBehaviour, Readonly<Record<string, string>>>> = {
  'refuses-recipient': { RCPT: '550 5.1.1 no such mailbox' },
  'refuses-email': { END: '554 5.6.0 this looks like spam' },
  'is-busy': { MAIL: '451 4.3.2 please try again later' },
  'wrong-password': { AUTH: '535 5.7.8 wrong password' },
};
const answersForSome: typeof answers = {
  ...answers,
  'is-busy-for-some': { RCPT: '451 4.3.2 please try again later' },
  'refuses-some': { RCPT: '550 5.1.1 no such mailbox' },
};
const usualAnswers: Readonly<Record<string, string>> = {
  EHLO: '250-stand-in\r\n250-AUTH PLAIN\r\n250 8BITMIME',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  END: '250 2.0.0 queued',
  QUIT: '221 bye',
};

/** A small mail server for tests: it speaks enough SMTP to be sent to, and misbehaves as told. */
export const startSmtpStandIn = async (
  behaviour: SmtpBehaviour = 'takes',
  port = 0,
  /** With one it offers STARTTLS. */
  tls?: TlsIdentity,
): Promise<SmtpStandIn> => {
  const emails: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const standIn = { behaviour, connections: 0 };

  const answer = (socket: Socket, command: string, line = ''): void => {
    if (standIn.behaviour === 'is-slow' && command !== 'EHLO') return;
    const isForSome = command === 'RCPT' && /[13579]@/.test(line);
    const special = (isForSome ? answersForSome : answers)[standIn.behaviour]?.[command];
    const text = special ?? usualAnswers[command] ?? '500 what?';
    const offer = command === 'EHLO' && tls && !(socket instanceof TLSSocket) ? '250-STARTTLS\r\n' : '';
    socket.write(`${offer}${text}\r\n`);
  };

  const receive = (
    socket: Socket,
    envelope: { from: string; to: string[] },
    lines: readonly string[],
  ): void => {
    const source = lines.join('\r\n');
    if (standIn.behaviour === 'hangs-up') return void socket.destroy();
    if (standIn.behaviour !== 'refuses-email')
      emails.push({
        ...envelope,
        headers: headersOf(source),
        source,
        isEncrypted: socket instanceof TLSSocket,
      });
    if (standIn.behaviour === 'takes-and-hangs-up') return void socket.destroy();
    answer(socket, 'END');
  };

  const converse = async (socket: Socket): Promise<void> => {
    let envelope = { from: '', to: [] as string[] };
    let email: string[] | undefined;
    let isUpgrading = false;
    if (!(socket instanceof TLSSocket)) socket.write('220 stand-in ready\r\n');
    for await (const line of createInterface({ input: socket })) {
      const command = line.slice(0, 4).toUpperCase();
      if (email && line === '.') {
        receive(socket, envelope, email);
        email = undefined;
      } else if (email) email.push(line.replace(/^\.\./, '.'));
      else if (command === 'STAR' && tls) {
        isUpgrading = true;
        break;
      } else {
        if (command === 'MAIL') envelope = { from: addressIn(line), to: [] };
        if (command === 'RCPT') envelope.to.push(addressIn(line));
        if (command === 'DATA') email = [];
        answer(socket, command, line);
        if (command === 'QUIT') socket.end();
      }
    }
    if (!isUpgrading) return;
    socket.write('220 go ahead\r\n');
    await converse(new TLSSocket(socket, { isServer: true, ...tls }));
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    standIn.connections += 1;
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket).catch(() => socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return Object.assign(standIn, {
    port: typeof address === 'object' && address ? address.port : 0,
    emails,
    isConnected: () => sockets.size > 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};
