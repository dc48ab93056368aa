import { adoptSheet } from '../page/index.ts';
import { popoverOffsets } from './place-popover.ts';

/** `:where()` has no specificity, so the site's styles override these. */
const styles = `
:where(.sw-popover){position:fixed;margin:0;border:0;inset:${popoverOffsets.block}px ${popoverOffsets.inline}px auto auto;display:flex;align-items:center;gap:16px;box-sizing:border-box;max-inline-size:min(420px,calc(100vw - ${2 * popoverOffsets.inline}px));padding:14px 14px 14px 20px;border-radius:4px;background:#161412;color:#fff;font:500 15px/1.4 system-ui,sans-serif;box-shadow:0 10px 30px #0004;animation:sw-arrive .3s}
:where(.sw-popover) p{margin:0}
:where(.sw-popover) a{color:inherit;white-space:nowrap;text-underline-offset:.2em}
:where(.sw-popover) button{flex:none;inline-size:32px;block-size:32px;padding:8px;border:0;background:none;color:inherit;cursor:pointer}
:where(.sw-popover) :focus-visible{outline:2px solid currentcolor;outline-offset:2px}
:where(.sw-close) svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}
:where(.sw-alert){box-sizing:border-box;inline-size:min(440px,calc(100vw - 32px));padding:28px;border:0;border-radius:4px;background:#fff;color:#161412;font:400 16px/1.5 system-ui,sans-serif;box-shadow:0 20px 60px #0005}
:where(.sw-alert)[open]{animation:sw-arrive .3s}
:where(.sw-alert)::backdrop{background:#16141299}
:where(.sw-alert) h2{margin:0 0 8px;font-weight:600;font-size:20px}
:where(.sw-alert) p{margin:0 0 24px}
:where(.sw-alert) button{min-inline-size:96px;padding:12px 20px;border:0;border-radius:3px;background:#161412;color:#fff;font:600 16px/1.2 system-ui,sans-serif;cursor:pointer}
:where(.sw-alert) button:focus-visible{outline:3px solid #2347d6;outline-offset:3px}
:where(.sw-unseen){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes sw-arrive{from{opacity:0;translate:0 -8px}}
@media(prefers-reduced-motion:reduce){:where(.sw-popover),:where(.sw-alert)[open]{animation:none}}`;

export const adoptNoticeStyles = (): void => adoptSheet(styles);
