import sharp, { type Sharp } from 'sharp';

const plain = (width: number, height: number, background = '#3366cc'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A field of four colours: red, green, blue and white from the top left to the bottom right. */
export const quarters = async (width: number, height: number): Promise<Sharp> => {
  const [halfWidth, halfHeight] = [Math.floor(width / 2), Math.floor(height / 2)];
  const part = (background: string) => plain(halfWidth, halfHeight, background).png().toBuffer();
  const layers = [
    { input: await part('#ff0000'), left: 0, top: 0 },
    { input: await part('#00ff00'), left: width - halfWidth, top: 0 },
    { input: await part('#0000ff'), left: 0, top: height - halfHeight },
  ];
  return sharp(await plain(width, height, '#ffffff').composite(layers).png().toBuffer());
};

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  plain(width, height).jpeg().toBuffer();

export const png = (width: number, height: number): Promise<Buffer> => plain(width, height).png().toBuffer();

/** As a phone held upright takes it: the sensor's picture lies on its side and the file says so. */
export const rotatedPhoto = async (width: number, height: number): Promise<Buffer> =>
  (await quarters(width, height))
    .withExif({ IFD0: { Copyright: 'Jane Doe', Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Upright, with all a camera and its owner write into a file. */
export const photoWithMetadata = async (width: number, height: number): Promise<Buffer> =>
  (await quarters(width, height))
    .withExif({ IFD0: { Copyright: 'Jane Doe', Make: 'Camera' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jane Doe</x:xmpmeta>')
    .keepIccProfile()
    .jpeg({ quality: 90 })
    .toBuffer();

export const printPhoto = (): Promise<Buffer> =>
  plain(60, 40, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();

export const animatedGif = async (width: number, height: number): Promise<Buffer> => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((color) => plain(width, height, color).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
};

export const drawing = (inside = '<rect width="4" height="2" fill="red"/>'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">${inside}</svg>`);

/** Enough of a video to be recognised, and bytes that tell where they stand. */
export const video = (bytes: number): Buffer => {
  const content = Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => index % 251));
  content.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 0, 'latin1');
  return content;
};
