import { isFileKey } from '../file-keys.ts';
import type { ListedFile } from '../file-store.ts';
import type { S3Client } from './s3-client.ts';
import { readElements, readText } from './s3-xml.ts';

export const listS3 = async function* listS3(send: S3Client, prefix: string): AsyncGenerator<ListedFile> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const page = await (await send({ method: 'GET', query })).text();
    for (const entry of readElements(page, 'Contents')) {
      const key = readText(entry, 'Key') ?? '';
      // A bucket may hold what others put there.
      if (isFileKey(key)) yield { key, size: Number(readText(entry, 'Size')) };
    }
    token = readText(page, 'NextContinuationToken');
  } while (token);
};
