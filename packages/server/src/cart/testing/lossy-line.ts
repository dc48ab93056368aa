import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { TestBrowser, type TestApp, type TestSite } from '../../testing/index.ts';

/** A line that breaks when the answer comes: the program has done its work, and nobody hears of it. */
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

/** What a browser sends over such a line, with the cookies that it has. */
export const openLossyLine = async ({ port }: TestApp, site: TestSite) => {
  const linePort = await openLine(port);
  return (browser: TestBrowser): TestBrowser => {
    const cutOff = new TestBrowser(linePort, site.host);
    for (const [name, value] of browser.cookies) cutOff.cookies.set(name, value);
    return cutOff;
  };
};
