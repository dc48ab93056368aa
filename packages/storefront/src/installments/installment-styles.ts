/** `:where()` has no specificity, so the site's styles override these. */
export const installmentStyles = `
:where(.sw-installments){display:inline-flex;flex-wrap:wrap;gap:0 8px;margin:8px 0;padding:6px 14px;border-radius:99px;background:#0000000f;font-size:14px;line-height:1.5}
:where(.sw-installments) button{padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}`;

export const popupStyles = `
:where(.sw-installment-popup){box-sizing:border-box;inline-size:min(520px,calc(100vw - 32px));max-block-size:calc(100dvh - 32px);padding:32px;border:0;border-radius:4px;background:#fff;color:#161412;font:400 16px/1.5 system-ui,sans-serif;box-shadow:0 20px 60px #0005}
:where(.sw-installment-popup)::backdrop{background:#16141299}
:where(.sw-installment-popup)>button{position:absolute;inset:12px 12px auto auto;inline-size:44px;block-size:44px;padding:14px;border:0;background:none;color:inherit;cursor:pointer}
:where(.sw-installment-popup) svg{display:block;fill:none;stroke:currentcolor;stroke-width:1.75}`;
