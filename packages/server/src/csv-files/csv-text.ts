import { TextDecoder } from 'node:util';
import { EncodingDetector, type Encoding } from '@sitewright/domain/csv';

/** The encoding of a whole file. Undefined for what is no text. */
export const detectEncoding = async (bytes: AsyncIterable<Uint8Array>): Promise<Encoding | undefined> => {
  const detector = new EncodingDetector();
  for await (const part of bytes) detector.push(part);
  return detector.result();
};

/** The text in pieces, without its byte order mark. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of bytes) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}
