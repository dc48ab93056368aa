import sharp from 'sharp';

/**
 * Lays printed sheets on a table, first at the bottom, each with a soft shadow.
 * A sheet is `{ image, width, at: [x, y] (its middle), turn: degrees }`.
 */
export async function layOut({ table, sheets }) {
  const layers = [];
  for (const sheet of sheets) layers.push(...(await layDown(sheet)));
  const { width, height } = await table.metadata();
  const reach = 1200;
  const board = await table
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: '#000' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const laid = await sharp(board)
    .composite(layers.map((layer) => ({ ...layer, left: layer.left + reach, top: layer.top + reach })))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(laid).extract({ left: reach, top: reach, width, height });
}

async function layDown({ image, width, at, turn }) {
  const flat = await image.clone().resize({ width }).png().toBuffer();
  const sheet = await sharp(flat)
    .ensureAlpha()
    .rotate(turn, { background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round(at[0] - sheet.info.width / 2), Math.round(at[1] - sheet.info.height / 2)];
  const wide = await castShadow({ sheet, blur: 26, strength: 0.34 });
  const tight = await castShadow({ sheet, blur: 5, strength: 0.3 });
  return [
    { input: wide, left: left - 80 + 6, top: top - 80 + 22, blend: 'multiply' },
    { input: tight, left: left - 80 + 1, top: top - 80 + 4, blend: 'multiply' },
    { input: sheet.data, left, top },
  ];
}

async function castShadow({ sheet, blur, strength }) {
  const outline = await sharp(sheet.data)
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#0000' })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = outline.info;
  // A pipeline of its own: blurred together with its colours, an alpha channel keeps hard edges.
  const soft = await sharp(outline.data, { raw: { width, height, channels: 1 } })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#161412' } })
    .joinChannel(
      soft.map((share) => share * strength),
      { raw: { width, height, channels: 1 } },
    )
    .png()
    .toBuffer();
}
