import { idOf } from '../open-canvas.ts';

const region = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{website.siteTitle}</title><link rel="icon" href="data:,">{squarespace-headers}</head>
<body><main><h1>{collection.title}</h1>{squarespace.main-content}</main>{squarespace-footers}</body></html>`;

/** Files of a site whose pages are a heading and their sections. */
export const plainTemplate = {
  'template/template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'template/site.region': region,
};

/** A page with one block; takes two numbers for ids. */
export const pageWith = (number: number, title: string, block: object) => ({
  title,
  sections: [
    {
      id: idOf(number),
      theme: 'paper',
      blocks: [
        {
          id: idOf(number + 1),
          desktop: { columnStart: 1, columnEnd: 13, rowStart: 1, rowEnd: 2 },
          ...block,
        },
      ],
    },
  ],
});
