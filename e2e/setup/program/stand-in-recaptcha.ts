import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const scores: Readonly<Record<string, number>> = { good: 0.9, low: 0.1 };

/** Tokens of the stand-in script: how to answer, the action, and something that makes each one different. */
const readToken = (token: string, spent: Set<string>) => {
  const [outcome = '', action = ''] = token.split(':');
  const score = spent.has(token) ? undefined : scores[outcome];
  spent.add(token);
  return { score, action };
};

const answerTo = ({ url = '' }: IncomingMessage, body: string, spent: Set<string>): object => {
  if (url === '/recaptcha/api/siteverify') {
    const { score, action } = readToken(new URLSearchParams(body).get('response') ?? '', spent);
    return score === undefined ? { success: false } : { success: true, score, action };
  }
  const { event } = JSON.parse(body) as { event: { token: string } };
  const { score, action } = readToken(event.token, spent);
  return { tokenProperties: { valid: score !== undefined, action }, riskAnalysis: { score } };
};

/** Answers what the program asks reCAPTCHA, in its protocols. Each token is valid once. */
export async function startRecaptcha(): Promise<{ url: string; close: () => Promise<void> }> {
  const spent = new Set<string>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = answerTo(request, await text(request), spent);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
