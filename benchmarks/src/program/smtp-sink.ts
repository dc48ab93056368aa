import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpSink {
  readonly url: string;
  /** Emails by recipient. */
  readonly received: ReadonlyMap<string, number>;
  readonly close: () => void;
}

const answers: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

const converse = async (socket: Socket, take: (recipient: string) => void): Promise<void> => {
  let recipient = '';
  let isInBody = false;
  socket.write('220 sink\r\n');
  for await (const line of createInterface({ input: socket })) {
    if (isInBody && line !== '.') continue;
    const command: string = isInBody ? '' : line.slice(0, 4).toUpperCase();
    if (isInBody) take(recipient);
    if (command === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
    isInBody = command === 'DATA';
    socket.write(`${answers[command] ?? '250 ok'}\r\n`);
    if (command === 'QUIT') socket.end();
  }
};

/** Takes every email and keeps none. */
export const openSmtpSink = async (): Promise<SmtpSink> => {
  const received = new Map<string, number>();
  const take = (recipient: string): void => void received.set(recipient, (received.get(recipient) ?? 0) + 1);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    converse(socket, take).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
};
