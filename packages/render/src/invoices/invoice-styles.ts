/** Paper is white in the dark, too. No paper size is named: the printer has A4 or Letter. */
export const invoiceStyles = `
*{box-sizing:border-box}
body{margin:0;background:#eceef1;color:#16181d;font:.9375rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
h1,h2,p,dl,dd{margin:0}
h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
h2{font-size:.8125rem}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;max-inline-size:52rem;margin-inline:auto;padding:1rem}
nav a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit}
nav p{color:#4b5261;font-size:.875rem}
button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:1px solid #16181d;border-radius:.25rem;background:#16181d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #2347d6;outline-offset:2px}
main{max-inline-size:52rem;margin:0 auto 2rem;background:#fff}
article{display:grid;gap:1.5rem;padding:clamp(1rem,5vw,3rem);overflow-wrap:anywhere}
address{display:grid;font-style:normal}
header address{justify-items:end;text-align:end}
header address span:first-child{font-weight:600}
.test{padding:.5rem .75rem;border:1px solid #b98900;background:#fdf1cb;color:#5c4300;font-weight:600}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1.5rem}
.facts>div,.totals>div{display:flex;justify-content:space-between;gap:1.5rem}
.facts dt{color:#4b5261}
.facts dd,.totals dd{text-align:end}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem .5rem 0;border-block-end:1px solid #c8cdd7;text-align:end;vertical-align:top;white-space:nowrap}
:is(th,td):first-child{text-align:start;white-space:normal;min-inline-size:9rem}
:is(th,td):last-child{padding-inline-end:0}
td small{display:block;color:#4b5261}
.sums{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));align-items:start}
.totals{display:grid;gap:.25rem;font-variant-numeric:tabular-nums}
.totals>div:last-child{padding-block-start:.5rem;border-block-start:1px solid #16181d;font-size:1.125rem;font-weight:600}
.note{color:#4b5261;font-size:.875rem;white-space:pre-line}
@page{margin:18mm}
@media print{body,main{background:#fff;margin:0;max-inline-size:none}nav{display:none}article{padding:0}.scroll{overflow:visible}tr,.totals,.parties{break-inside:avoid}}`;
