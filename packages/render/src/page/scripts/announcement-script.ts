/**
 * Removes a dismissed announcement while the page is parsed. Inline, because a separate file would delay the
 * first paint or shift the layout.
 */
export const announcementScript = [
  '(function(d){var m=/(?:^|; )sw-dismissed-announcement=([^;]*)/.exec(d.cookie);if(!m)return;',
  'var o=new MutationObserver(function(){var b=d.querySelector("sw-announcement-bar");',
  'if(b&&encodeURIComponent(b.getAttribute("version")||"")===m[1])b.remove()});o.observe(d,{childList:true,subtree:true});',
  'd.addEventListener("DOMContentLoaded",function(){o.disconnect()})})(document);',
].join('');
