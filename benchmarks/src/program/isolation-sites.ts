import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFolder } from './repository-folder.ts';
import { runCommand } from './run-command.ts';

/** Host names of the sites of one installation. */
export const hosts = {
  /** The demo shop. */
  flooded: 'localhost',
  quiet: 'quiet.localhost',
  slow: 'slow.localhost',
  third: 'third.localhost',
} as const;

const plainSite = join(repositoryFolder, 'sites/plain');

/** A page that lists all of them beside each of them takes about half a second. */
const POSTS = 70;

const beside = '{.var @text body|html|htmltag|smartypants|slugify|url-encode}';

/** A list in a list, as an author writes it who wants to show what goes with each post, and formats too much. */
const slowTemplate = `<squarespace:query collection="posts" limit="${POSTS}">{.ctx @all posts=items}{.section @all}
{.repeated section posts}{.ctx @row others=posts}{.section @row}{.repeated section others}${beside}{.end}{.end}
<h2>{title|html}</h2>{.end}{.end}</squarespace:query>`;

const collection = { type: 1, typeName: 'blog', title: 'Posts', ordering: 'chronological' } as const;

const post = (index: number) => ({
  title: `Post ${index}`,
  recordType: 1,
  publishOn: 1_700_000_000_000 + index * 60_000,
  body: `<p>${'Words of a post. '.repeat(60)}</p>`,
});

const writeJson = (path: string, content: object): Promise<void> => writeFile(path, JSON.stringify(content));

const writeSlowSite = async (folder: string): Promise<void> => {
  await cp(plainSite, folder, { recursive: true });
  await writeFile(join(folder, 'template/pages/home.page'), slowTemplate);
  await writeJson(join(folder, 'collections/posts.json'), collection);
  await mkdir(join(folder, 'items/posts'), { recursive: true });
  for (let index = 0; index < POSTS; index += 1)
    await writeJson(join(folder, `items/posts/post-${index}.json`), post(index));
};

const addSite = (
  dataFolder: string,
  name: 'quiet' | 'slow' | 'third',
  options: readonly string[] = [],
): Promise<void> => runCommand(dataFolder, ['site', 'add', name, '--host', hosts[name], ...options]);

/** Beside the demo shop: a site that is visited steadily, one whose pages take long, and a third. */
export const addIsolationSites = async (dataFolder: string): Promise<void> => {
  const slowFolder = await mkdtemp(join(tmpdir(), 'sitewright-slow-'));
  try {
    await writeSlowSite(slowFolder);
    await addSite(dataFolder, 'slow', ['--from', slowFolder]);
    await addSite(dataFolder, 'quiet');
    await addSite(dataFolder, 'third');
  } finally {
    await rm(slowFolder, { recursive: true, force: true });
  }
};
