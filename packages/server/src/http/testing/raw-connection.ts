import { connect, type Socket } from 'node:net';

/** A connection on which tests write raw bytes. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything received until the server closed the connection. */
  readonly answer: Promise<string>;
}

export const openRaw = (port: number, host = '127.0.0.1'): RawConnection => {
  const socket = connect({ port, host });
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(text));
  });
  return { socket, answer };
};

/** Sends a request and reads until the connection is closed. */
export const sendRaw = (port: number, lines: readonly string[]): Promise<string> => {
  const { socket, answer } = openRaw(port);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return answer;
};

export const statusOf = (answer: string): number => Number(answer.slice(9, 12));
