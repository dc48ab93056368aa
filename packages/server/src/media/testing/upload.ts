import { mediaCalls } from '@sitewright/api/media';
import type { CallAnswer } from '@sitewright/api/call';
import type { TestBrowser } from '../../testing/index.ts';

export type UploadedAsset = CallAnswer<typeof mediaCalls.uploadImage>;

export const uploadImage = (owner: TestBrowser, content: Uint8Array, filename = 'picture.jpg') =>
  owner.client.send(mediaCalls.uploadImage, {
    query: { filename },
    file: new Blob([new Uint8Array(content)]),
  });

export const uploadFile = (owner: TestBrowser, content: Uint8Array, filename = 'film.mp4') =>
  owner.client.send(mediaCalls.uploadFile, {
    query: { filename },
    file: new Blob([new Uint8Array(content)]),
  });

type Outcome = Awaited<ReturnType<typeof uploadImage>>;

/** For uploads that a test only builds on. */
export const uploaded = async (sending: Promise<Outcome>): Promise<UploadedAsset> => {
  const outcome = await sending;
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer;
};
