import { owner } from '../../setup/program/program.ts';
import { HttpClient } from '../http-client.ts';
import { openPage } from './open-page.ts';

/** Makes so many sites from the starter as an administrator does; answers with their hosts. */
export const addSites = async (port: number, count: number): Promise<readonly string[]> => {
  const client = new HttpClient(`http://localhost:${port}`, '10.9.9.9');
  const { status } = await client.send('POST', '/api/contributors/session', owner);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  await client.confirm(owner.password);
  const hosts = Array.from({ length: count }, (_, index) => `soak-${index}.localhost`);
  for (const [index, host] of hosts.entries()) {
    const body = { identifier: `soak-${index}`, title: `Soak ${index}`, host };
    const made = await client.send('POST', '/api/sites', body);
    if (made.status !== 200) throw new Error(`${host}: ${made.status} ${JSON.stringify(made.body)}`);
  }
  return hosts;
};

/** The paths that a site names in its sitemap. */
export const listPaths = async (port: number, host: string): Promise<readonly string[]> => {
  const { text } = await openPage(port, { host, path: '/sitemap.xml' });
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  if (paths.length === 0) throw new Error(`The sitemap of ${host} names no page.`);
  return paths;
};
