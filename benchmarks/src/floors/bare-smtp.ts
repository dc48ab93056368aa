import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const CONNECTIONS = 10;

const sendOver = async (url: string, message: string, next: () => number | undefined): Promise<void> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = async (line: string): Promise<void> => {
    socket.write(`${line}\r\n`);
    await answers.next();
  };
  await answers.next();
  await say('EHLO floor');
  for (let to = next(); to !== undefined; to = next()) {
    await say('MAIL FROM:<floor@example.com>');
    await say(`RCPT TO:<floor${to}@example.com>`);
    await say('DATA');
    await say(`${message}\r\n.`);
  }
  socket.end();
};

/** Seconds that the same number of emails takes over bare connections: no database, no composing, no record. */
export const sendBare = async (url: string, message: string, count: number): Promise<number> => {
  let sent = 0;
  const next = (): number | undefined => (sent < count ? (sent += 1) : undefined);
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendOver(url, message, next)));
  return (performance.now() - began) / 1000;
};
