/** `:where()` has no specificity, so the site's styles override these. */
export const formStyles = `
:where(.sw-lightbox){box-sizing:border-box;inline-size:min(560px,calc(100vw - 32px));max-block-size:calc(100dvh - 32px);padding:32px;border:0;border-radius:4px;background:#fff;color:#161412;font:400 16px/1.5 system-ui,sans-serif;box-shadow:0 20px 60px #0005;overscroll-behavior:contain}
:where(.sw-lightbox)[open]{animation:sw-open .3s}
:where(.sw-lightbox)::backdrop{background:#16141299}
:where(.sw-lightbox) h2{margin:0 48px 20px 0;font-size:24px;line-height:1.2}
:where(.sw-lightbox)>button{position:absolute;inset:20px 20px auto auto;inline-size:44px;block-size:44px;padding:14px;border:0;background:none;color:inherit;cursor:pointer}
:where(.sw-lightbox)>button svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}
:where(.sw-lightbox) :focus-visible{outline:3px solid #2347d6;outline-offset:2px}
:where(.sw-answer-form) :where(.form-item){min-inline-size:0;margin:0 0 20px;padding:0;border:0}
:where(.sw-answer-form) :where(.title){display:block;margin:0 0 4px;font-weight:600;font-size:inherit}
:where(.sw-answer-form) :where(.section).underline{padding-block-end:8px;border-block-end:1px solid}
:where(.sw-answer-form) p{margin:0 0 6px}
:where(.sw-answer-form) :where(.sw-unseen){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:where(.sw-answer-form) :where(.description){opacity:.8;font-size:14px}
:where(.sw-answer-form) :where(.caption){display:block;font-size:13px}
:where(.sw-answer-form) :where(.field-element){box-sizing:border-box;inline-size:100%;padding:11px 12px;border:1px solid var(--sw-field-line);border-radius:var(--sw-field-radius);background:var(--sw-field-ground);color:var(--sw-field-ink);font:inherit}
:where(.sw-answer-form) [aria-invalid=true]{border-color:#c42f16}
:where(.sw-answer-form) :where(.sw-field-line){display:flex;align-items:center;gap:8px}
:where(.sw-answer-form) :where(.sw-parts){display:grid;grid-template-columns:repeat(auto-fit,minmax(88px,1fr));gap:8px}
:where(.sw-answer-form) :where(.sw-parts-name){grid-template-columns:1fr 1fr}
:where(.sw-answer-form) :where(.sw-part-line1,.sw-part-line2){grid-column:1/-1}
:where(.sw-answer-form) :where(.sw-choice){display:flex;align-items:center;gap:8px;padding-block:4px}
:where(.sw-answer-form) :where(.sw-likert){margin:0 0 12px;padding:0;border:0}
:where(.sw-answer-form) :where(.sw-counter){display:block;text-align:end;font-size:13px}
:where(.sw-answer-form) :where(.field-error,.form-error,.sw-counter.is-over){margin:0 0 4px;color:#c42f16;font-weight:600;font-size:14px}
:where(.sw-answer-form) button[type=submit]{inline-size:100%;min-block-size:52px;padding:12px 20px;border:0;border-radius:var(--sw-radius);background:#161412;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:where(.sw-answer-form) button[aria-disabled=true]{opacity:.7;cursor:progress}
@keyframes sw-open{from{opacity:0;translate:0 16px}}
@media(prefers-reduced-motion:reduce){:where(.sw-lightbox)[open]{animation:none}}`;
