/**
 * Takes an announcement that the visitor dismissed out of the page while it is still being read. In the page itself:
 * the first paint would have to wait for a file, or the page would jump.
 */
export const announcementScript = [
  '(function(d){var m=/(?:^|; )sw-dismissed-announcement=([^;]*)/.exec(d.cookie);if(!m)return;',
  'var o=new MutationObserver(function(){var b=d.querySelector("sw-announcement-bar");',
  'if(b&&encodeURIComponent(b.getAttribute("version")||"")===m[1])b.remove()});o.observe(d,{childList:true,subtree:true});',
  'd.addEventListener("DOMContentLoaded",function(){o.disconnect()})})(document);',
].join('');
