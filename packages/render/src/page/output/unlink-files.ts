import { MEDIA_BASE } from '@sitewright/domain/media';

/** Scripts are skipped: they are allowed by hash, and a changed text would not run. */
const LINKS = new RegExp(
  String.raw`<script\b[\s\S]*?</script>|(<a\b[^<>]*?)\shref="${MEDIA_BASE}([0-9a-f]{24})/[^"]*"`,
  'gi',
);

/** Removes links to deleted files but keeps their text. */
export const unlinkFiles = (html: string, isGone: (id: string) => boolean): string =>
  html.includes(MEDIA_BASE)
    ? html.replaceAll(LINKS, (whole, before?: string, id?: string) =>
        before !== undefined && id !== undefined && isGone(id) ? before : whole,
      )
    : html;
