import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface DeliveredEmail {
  readonly to: readonly string[];
  /** As it came over the line, lines ended by `\r\n`. */
  readonly source: string;
}

export interface MailServer {
  readonly port: number;
  readonly emails: readonly DeliveredEmail[];
  isRefusing: boolean;
  readonly close: () => Promise<void>;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

interface Conversation {
  readonly take: (email: DeliveredEmail) => void;
  readonly isRefusing: () => boolean;
}

const answers: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

const converse = async (socket: Socket, { take, isRefusing }: Conversation): Promise<void> => {
  let to: string[] = [];
  let email: string[] | undefined;
  socket.write('220 mailbox\r\n');
  for await (const line of createInterface({ input: socket })) {
    const command = line.slice(0, 4).toUpperCase();
    if (email && line === '.') {
      take({ to, source: email.join('\r\n') });
      email = undefined;
      socket.write('250 2.0.0 taken\r\n');
    } else if (email) email.push(line.replace(/^\.\./, '.'));
    else if (command === 'RCPT' && isRefusing()) socket.write('550 5.7.1 relaying denied\r\n');
    else {
      if (command === 'MAIL') to = [];
      if (command === 'RCPT') to.push(addressIn(line).toLowerCase());
      if (command === 'DATA') email = [];
      socket.write(`${answers[command] ?? '250 ok'}\r\n`);
      if (command === 'QUIT') socket.end();
    }
  }
};

/** Takes emails, or refuses their recipients. */
export async function startMailServer(): Promise<MailServer> {
  const emails: DeliveredEmail[] = [];
  const state = { isRefusing: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, { take: (email) => emails.push(email), isRefusing: () => state.isRefusing }).catch(() =>
      socket.destroy(),
    );
  });
  const port = await listen(server);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(state, { port, emails, close });
}

export interface Mailbox {
  /** For the program. */
  readonly smtpUrl: string;
  /** Answers `?to=address` with the emails to it: test files run in processes of their own. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The mailbox of everybody whom the shared program writes to. */
export async function startMailbox(): Promise<Mailbox> {
  const smtp = await startMailServer();
  const server = createHttpServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('to') ?? '';
    const emails = smtp.emails.filter((email) => email.to.includes(to.toLowerCase()));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(emails));
  });
  const port = await listen(server);
  const close = async () => {
    await smtp.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}?from=post@mailbox.example`,
    url: `http://127.0.0.1:${port}`,
    close,
  };
}
