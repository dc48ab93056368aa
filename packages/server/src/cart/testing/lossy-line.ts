import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { TestBrowser, type TestApp, type TestSite } from '../../testing/index.ts';

/**
 * A proxy that closes the connection when the response arrives: the request is processed, but the client does
 * not learn the result.
 */
const openLine = async (port: number): Promise<number> => {
  const line = createServer((client) => {
    const program = connect(port, '127.0.0.1');
    const breakOff = (): void => {
      client.destroy();
      program.destroy();
    };
    client.pipe(program);
    program.on('data', breakOff);
    for (const end of [client, program]) end.on('error', breakOff).on('close', breakOff);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  afterAll(() => line.close());
  return (line.address() as AddressInfo).port;
};

/** A browser with the same cookies that connects through it. */
export const openLossyLine = async ({ port }: TestApp, site: TestSite) => {
  const linePort = await openLine(port);
  return (browser: TestBrowser): TestBrowser => {
    const cutOff = new TestBrowser(linePort, site.host);
    for (const [name, value] of browser.cookies) cutOff.cookies.set(name, value);
    return cutOff;
  };
};
