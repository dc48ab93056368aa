/**
 * A shadow root keeps the site's styles out, but rules such as `div {…}` still match the host, hence
 * `!important`.
 */
export const contributorBarStyles = `
:host { all: initial !important; }
@media print { :host { display: none !important; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.bar {
  position: fixed; z-index: 2147483000; inset: auto auto max(12px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left));
  display: flex; align-items: center; max-inline-size: calc(100vw - 24px); padding: 4px;
  border-radius: 10px; background: #16181d; color: #f2f3f5;
  box-shadow: 0 0 0 1px #ffffff1f, 0 8px 24px #0000003d;
  font: 500 14px/20px Inter, system-ui, sans-serif; color-scheme: dark;
}
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; min-inline-size: 0; }
.name {
  max-inline-size: 24ch; padding-inline: 8px; overflow: hidden; color: #b9bdc7;
  font-weight: 400; text-overflow: ellipsis; white-space: nowrap;
}
a, button {
  display: inline-flex; align-items: center; min-block-size: 32px; margin: 0; padding: 4px 12px;
  border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; text-decoration: none;
  white-space: nowrap; cursor: pointer;
}
a { background: #2f5bea; color: #fff; }
a:hover { background: #2449c4; }
button:hover { background: #2b2f38; }
button[aria-disabled="true"] { opacity: .6; cursor: progress; }
a:focus-visible, button:focus-visible { outline: 2px solid #9db4ff; outline-offset: -2px; }
.toggle { min-inline-size: 32px; padding: 8px; }
.toggle path { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
output:not(:empty) { padding-inline: 8px; color: #ffb4a8; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
