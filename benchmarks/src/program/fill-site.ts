import type { Client } from 'pg';

/** Ids are 24 hex digits; those made here begin with a letter for what they are of. */
const idOf = (letter: string, number: string): string => `'${letter}' || lpad(to_hex(${number}), 23, '0')`;

export interface SiteSize {
  /** Beside those the site has. */
  readonly pages: number;
  readonly lists: readonly ItemList[];
}

export interface ItemList {
  readonly urlId: string;
  readonly title: string;
  readonly typeName: string;
  readonly ordering: 'chronological' | 'user-orderable';
  readonly pageSize: number;
  readonly items: number;
}

const PICTURES = 200;

export const pictureId = (number: number): string =>
  `a${((number % PICTURES) + 1).toString(16).padStart(23, '0')}`;

const insertPictures = `
  insert into assets (website_id, asset_id, content_id, filename, kind, content_type, extension, bytes, width, height,
    frames, color_data, focal_point, alt_text, uploaded_at)
  select $1, ${idOf('a', 'n')}, ${idOf('c', 'n')}, 'picture-' || n || '.jpg', 'image', 'image/jpeg', 'jpg', 100000,
    2400, 1600, 1,
    '{"topLeftAverage":"a1b2c3","topRightAverage":"a1b2c3","bottomLeftAverage":"a1b2c3","bottomRightAverage":"a1b2c3","centerAverage":"a1b2c3","suggestedBgColor":"a1b2c3"}',
    '{"x":0.5,"y":0.5,"source":3}', 'Picture ' || n, now() from generate_series(1, ${PICTURES}) n`;

const insertPages = `
  insert into collections (website_id, collection_id, url_id, visible_from, outline, content, search)
  select $1, ${idOf('b', 'n')}, 'bench-page-' || n, to_timestamp(0), o, o ||
      '{"sections":[{"id":"f00000000000000000000001","theme":"paper","blocks":[{"id":"f00000000000000000000002","type":44,"value":{"text":"## Words\\n\\nA page like many others."},"desktop":{"columnStart":1,"columnEnd":25,"rowStart":1,"rowEnd":3}}]}]}'::jsonb,
    array_to_tsvector(array['site:' || $1::text]) || to_tsvector('simple', 'page number' || n)
  from generate_series(1, $2::int) n cross join lateral (select jsonb_build_object('id', ${idOf('b', 'n')},
    'urlId', 'bench-page-' || n, 'title', 'Page ' || n, 'status', 'published', 'type', 10, 'typeName', 'page') as o) x`;

const insertList = `
  insert into collections (website_id, collection_id, url_id, visible_from, ordering, page_size, item_count, outline, content)
  select $1, $2::text, $3::text, to_timestamp(0), $6::text, $7::int, $8::int, o, o from (select jsonb_build_object(
    'id', $2::text, 'urlId', $3::text, 'title', $4::text, 'status', 'published', 'type', 1, 'typeName', $5::text,
    'ordering', $6::text, 'pageSize', $7::int) as o) x`;

/** One minute apart, so that months and pages of lists are as they would be. */
const insertItems = `
  insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, display_index,
    content)
  select $1, id, $2::text, 'post-' || n, 'Post number ' || n, 'published', at, to_timestamp(0), n,
    jsonb_build_object('id', id, 'collectionId', $2::text, 'recordType', 1, 'urlId', 'post-' || n,
      'title', 'Post number ' || n, 'status', 'published', 'publishOn', floor(extract(epoch from at) * 1000),
      'displayIndex', n, 'excerpt', '<p>What this one is about, in a sentence or two.</p>',
      'body', '<p>' || repeat('Words that make up a post. ', 12) || '</p>',
      'mainImageId', 'a' || lpad(to_hex(n % ${PICTURES} + 1), 23, '0'),
      'tags', jsonb_build_array('all', 'tag-' || n % 50), 'categories', jsonb_build_array('Category ' || n % 20))
  from generate_series(1, $3::int) n
  cross join lateral (select $4::text || lpad(to_hex(n), 20, '0') as id,
    date_trunc('minute', now()) - n * interval '1 minute' as at) x`;

const insertTerms = `
  insert into item_terms (website_id, collection_id, kind, term, item_id, sort_key)
  select i.website_id, i.collection_id, t.kind, t.term, i.item_id,
    case when c.ordering = 'user-orderable' then i.display_index else extract(epoch from i.publish_on) * 1000 end
  from items i join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
  cross join lateral (values ('tags', i.content -> 'tags' ->> 0), ('tags', i.content -> 'tags' ->> 1),
    ('categories', i.content -> 'categories' ->> 0), ('months', to_char(i.publish_on, 'MM-YYYY'))) as t(kind, term)
  where i.website_id = $1 and i.collection_id = any($2::text[])`;

const countTerms = `
  insert into term_counts (website_id, collection_id, kind, term, count)
  select website_id, collection_id, kind, term, count(*) from item_terms
  where website_id = $1 and collection_id = any($2::text[]) group by website_id, collection_id, kind, term`;

const bumpSiteVersion = `
  with bumped as (update websites set content_version = content_version + 1 where website_id = $1
    returning content_version)
  insert into cache_tag_versions (website_id, tag, version) select $1, 'site', content_version from bumped
  on conflict (website_id, tag) do update set version = excluded.version`;

const findSite = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    "select website_id as id from hosts where host = 'localhost'",
  );
  const [site] = rows;
  if (!site) throw new Error('The program has no site at localhost.');
  return site.id;
};

export const listId = (index: number): string => `d${String(index).padStart(23, '0')}`;

interface IndexRow {
  readonly name: string;
  readonly statement: string;
}

const listIndexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement from pg_index i
  where i.indrelid in ('items'::regclass, 'item_terms'::regclass) and not i.indisprimary`;

/** A million rows are laid in several times faster when what finds them is made afterwards. */
const withoutIndexes = async (client: Client, load: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<IndexRow>(listIndexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  await client.query("set local maintenance_work_mem = '512MB'");
  for (const { statement } of rows) await client.query(statement);
};

/** Lays published pages, lists and pictures into the site at localhost, as if its owner had made them. */
export const fillSite = async (client: Client, { pages, lists }: SiteSize): Promise<void> => {
  const site = await findSite(client);
  await client.query('begin');
  await client.query(insertPictures, [site]);
  await client.query(insertPages, [site, pages]);
  const ids = lists.map((_, index) => listId(index));
  await withoutIndexes(client, async () => {
    for (const [index, { urlId, title, typeName, ordering, pageSize, items }] of lists.entries()) {
      const id = listId(index);
      await client.query(insertList, [site, id, urlId, title, typeName, ordering, pageSize, items]);
      await client.query(insertItems, [site, id, items, `e${String(index).padStart(3, '0')}`]);
    }
    await client.query(insertTerms, [site, ids]);
  });
  await client.query(countTerms, [site, ids]);
  await client.query(bumpSiteVersion, [site]);
  await client.query('commit');
  await client.query('vacuum analyze items, item_terms, term_counts, collections, assets');
};
