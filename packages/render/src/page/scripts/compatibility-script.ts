/** Warns once per name in the console, for the template's author. */
const tell =
  'var told={};function tell(n){if(!told[n]){told[n]=1;console.warn("Sitewright: "+n+" is not available here.")}}';

/** A failing template script must not stop the others. */
const run = [
  'function run(f,a){try{f.apply(null,a)}catch(e){console.warn("Sitewright: a script of the template failed.",e)}}',
  'function ready(f,a){if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",function(){run(f,a)});else run(f,a)}',
].join('');

/** A proxy that accepts any name: missing ones are reported and can be called and read further. */
const standIn = [
  'function stand(n,own){return new Proxy(own,{get:function(t,k){if(k in t||typeof k!=="string")return t[k];',
  'tell(n+"."+k);return stand(n+"."+k,function(){return stand(n+"."+k,function(){})})}})}',
].join('');

const library = [
  'var Y=w.Y||stand("Y",{use:function(){var f=arguments[arguments.length-1];if(typeof f==="function")ready(f,[Y])},',
  'on:function(n,f){if(typeof f==="function"&&/ready|load/.test(n))ready(f,[])},one:function(){tell("Y.one");return null},',
  'all:function(){tell("Y.all");return stand("Y.all",{each:function(){},size:function(){return 0}})}});w.Y=Y;w.YUI=w.YUI||function(){return Y};',
].join('');

const platform = [
  'w.Squarespace=stand("Squarespace",Object.assign({onInitialize:function(y,f){if(typeof f==="function")ready(f,[])},',
  'onDestroy:function(){},afterBodyLoad:function(){},load:function(){}},w.Squarespace));',
].join('');

/** Images that scripts add with only `data-src`; those of the page have their `src` already. */
const pictures = [
  'function fill(i){var u=i.getAttribute("data-src");if(u&&!i.getAttribute("src"))',
  'i.src=u.indexOf("/-/media/")>=0&&u.indexOf("?")<0?u+"?format=1500w":u}',
  'function scan(n){n.querySelectorAll("img[data-src]:not([src])").forEach(fill)}',
  'w.ImageLoader=w.ImageLoader||{load:function(i){if(i&&i.getAttribute)fill(i);return true},bootstrap:function(){scan(d)}};',
  'if(w.MutationObserver)new MutationObserver(function(l){l.forEach(function(m){m.addedNodes.forEach(function(n){',
  'if(n.nodeType===1){if(n.tagName==="IMG")fill(n);else scan(n)}})})}).observe(d,{childList:true,subtree:true});',
].join('');

/**
 * Globals that scripts of older templates call. Most cannot be supported, but a missing name would stop the
 * script at its first line: callbacks run, everything else is a warning in the console.
 */
export const compatibilityScript = `(function(w,d){${tell}${run}${standIn}${library}${platform}${pictures}})(window,document);`;
