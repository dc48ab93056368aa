import { expect, it } from 'vitest';
import { isPlainMarkup } from './plain-markup.ts';

it.each([
  'Only words & an &amp;',
  '<p>One</p><p class="two">Two<br>lines</p>',
  '<ul><li><a href="/about">About</a></li><li><img src="/a.png" alt="A"></li></ul>',
  '<table><tr><td colspan="2">Cell</td></tr></table><!-- a remark --><hr />',
])('[EDT-09] code that only shows something stays as it is in the editor: %s', (html) => {
  expect(isPlainMarkup(html)).toBe(true);
});

it.each([
  '<script>x()</script>',
  '<SCRIPT>x()</SCRIPT>',
  '<img src="x" onerror="x()">',
  '<img src=x onerror=x()>',
  '<p onclick="x()">Press</p>',
  '<a href="javascript:x()">Go</a>',
  '<a href="&#106;avascript:x()">Go</a>',
  '<a href="java\tscript:x()">Go</a>',
  '<svg><animate onbegin="x()"/></svg>',
  '<svg onload="x()"></svg>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<object data="/live"></object>',
  '<embed src="/live">',
  '<meta http-equiv="refresh" content="0;url=/live">',
  '<base href="//evil.example/">',
  '<form action="/api/x"><button>Send</button></form>',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css"</style>',
  '<div><p>Never closed</div>',
  '</div></div><p>Out</p>',
  '<p>Broken <b',
  '<div data-edit-block="1">Marked</div>',
  '<math><mtext></mtext></math>',
  '<a target="_top" href="/">Away</a>',
  '<!--><script>x()</script>-->',
])('[F23] code that may do something is not plain: %s', (html) => {
  expect(isPlainMarkup(html)).toBe(false);
});
