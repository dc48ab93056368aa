import { LIGHTBOX_ANIMATION_MS } from './lightbox-timing.ts';

export const lightboxStyles = `
dialog{position:fixed;inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#0e0d0c;color:#fff;overflow:hidden;touch-action:pan-y pinch-zoom}
dialog[data-theme=light]{background:#fff;color:#161412}
dialog[open]{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);animation:show ${LIGHTBOX_ANIMATION_MS}ms}
img{width:100%;height:100%;object-fit:contain;animation:show ${LIGHTBOX_ANIMATION_MS}ms}
p{margin:0;padding:.75rem 4rem 1rem;text-align:center;min-height:1.5em}
button{position:absolute;top:calc(50% - 1.5rem);left:.75rem;width:3rem;height:3rem;padding:.75rem;border:0;border-radius:50%;background:rgb(128 128 128/35%);color:inherit;cursor:pointer}
button:focus-visible{outline:2px solid;outline-offset:2px}
button.next{left:auto;right:.75rem}
button.close{top:.75rem;left:auto;right:.75rem}
svg{display:block;fill:none;stroke:currentcolor;stroke-width:2}
[hidden]{display:none}
@keyframes show{from{opacity:0}}
@media(prefers-reduced-motion:reduce){dialog[open],img{animation:none}}
`;
