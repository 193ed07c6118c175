import type { Rendered } from '#src/render.tsx'
import { scriptText } from '#src/shared/lib/text/script-text.ts'
import { attribute } from './attribute.ts'
import { startScript } from './start-script.ts'

/** Markup in ASCII: see `scriptText`. */
const asciiMarkup = (html: string): string =>
  html.replaceAll(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`)

/** Marks the elements of one page, so that they can be removed when another page is shown. */
const marked = (head: string): string => head.replaceAll(/<(title|meta|link|style)\b/g, '<$1 data-page=""')

/**
 * Decides before the first paint whether this HTML may be shown. A server may send it for another address, a query may
 * select another list, and this browser may have another shop than the seeded one. A frame of the back office shows no
 * data, and is for administrators only. The script is the same on every page, so that one hash in a content policy
 * covers it. The fallback page has a frame for each of its folders, such as `/products/`, to which only the selected
 * variant makes no difference.
 *
 * `whole` lays out all blocks at once, see `DrawnLater`: for Reload, Back and anchors, and after a jump to a distant
 * place on the page, since a place below blocks with reserved heights would be lost.
 */
const gate = (path: string, { role = '', folders = '' } = {}): string =>
  `<script data-path="${attribute(path.replace(/(.)\/$/, '$1'))}" data-role="${role}" data-folders="${folders}">(function(){` +
  `var c=document.documentElement.classList,d=document.currentScript.dataset,k=null,u;` +
  `try{k=localStorage.getItem('kit:shop');u=localStorage.getItem('token')&&JSON.parse(localStorage.getItem('user')).role}catch(_){}` +
  `var p=location.pathname.replace(/(.)\\/$/,'$1'),f=d.folders.split(' ').find(function(f){` +
  `return f&&p.lastIndexOf('/')===f.length-1&&p.indexOf(f)===0});` +
  `var fits=f?/^(\\?variant=[^&]*)?$/.test(location.search):p===d.path&&(d.role?u===d.role:location.search===''&&` +
  `(k===null||(k!=='other'&&Date.now()-k<864e5)));` +
  `c.toggle('whole',location.hash!==''||performance.getEntriesByType('navigation').every(function(n){return n.type!=='navigate'}));` +
  `var y=0;addEventListener('scroll',function(){if(Math.abs(scrollY-y)>innerHeight)c.add('whole');y=scrollY});` +
  `c.toggle('unfit',!fits);if(fits)setTimeout(function(){c.add('uncovered')},500)})()</script>` +
  `<style>html.unfit #root{display:none}</style>`

interface PageParts {
  /** The address with the base of the build. */
  path: string
  rendered: Rendered
  /** Style sheets of the build, written into the page. */
  css: string
  /** Scripts that the page needs besides those that start the app. */
  scripts: readonly string[]
  /** URLs of the calls that the page makes first, if its data is not in the HTML. */
  calls: readonly string[]
}

/**
 * How long a page with its data is on the screen before the app starts, in milliseconds: the browser still loads and
 * draws pictures, and on phones it fades the page's scrollbar out, for which it needs the processor.
 */
const rest = 700

const moduleScript = /\s*<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/g

/** The build's template with a page in it. Throws if the template lacks a place for a part. */
export function pageHtml(template: string, parts: PageParts): string {
  const { body, head } = parts.rendered
  return fill(template, parts, { head: gate(parts.path) + marked(head), body: `<div id="root">${body}</div>` })
}

/**
 * The template with the frame of a page for people with the role of its user. It is inert until the app has taken it
 * up, since text typed into it would be lost.
 */
export function frameHtml(template: string, parts: PageParts): string {
  const { body, data } = parts.rendered
  return fill(template, parts, {
    head: gate(parts.path, { role: data.user?.role }) + titleOf(template),
    body: `<div id="root" inert>${body}</div>`,
  })
}

const titleOf = (template: string): string => /<title>[^<]*<\/title>/.exec(template)?.[0] ?? ''

/** The frame of all pages in a folder, such as `/products/`. In its calls `{id}` stands for the rest of the address. */
export interface FolderFrame extends Pick<PageParts, 'scripts' | 'calls'> {
  folder: string
  body: string
}

interface FallbackParts extends Pick<PageParts, 'css'> {
  rendered: Pick<Rendered, 'styles' | 'data'>
  frames: readonly FolderFrame[]
}

/** Puts the frame of the address into the root, and passes its scripts and calls to the start script. */
const frameScript =
  `<script>(function(){document.querySelectorAll('template[data-folder]').forEach(function(t){t.remove();` +
  `if(document.documentElement.classList.contains('unfit')||location.pathname.indexOf(t.dataset.folder))return;` +
  `document.getElementById('root').append(t.content);` +
  `var d=document.querySelector('[data-preload]').dataset;d.preload+=t.dataset.scripts;` +
  `d.calls=t.dataset.calls.split('{id}').join(location.pathname.slice(t.dataset.folder.length).replace('/',''))})})()</script>`

/** The page for addresses without a file: a frame if it shows a record, else empty until the app has started. */
export function fallbackHtml(template: string, { frames, rendered, css }: FallbackParts): string {
  const folders = frames.map(({ folder }) => attribute(folder)).join(' ')
  const templates = frames.map(
    ({ folder, body, scripts, calls }) =>
      `<template data-folder="${attribute(folder)}" data-scripts="${scripts.map((src) => ` ${src}`).join('')}" data-calls="${attribute(calls.join(' '))}">${body}</template>`,
  )
  return fill(
    template,
    { rendered, css, scripts: [], calls: [] },
    {
      head: gate('', { folders }) + titleOf(template),
      body: `<div id="root"></div>${templates.join('')}${frameScript}`,
    },
  )
}

interface FilledParts extends Omit<PageParts, 'path' | 'rendered'> {
  rendered: Pick<Rendered, 'styles' | 'data'>
}

function fill(
  template: string,
  { rendered, css, scripts, calls }: FilledParts,
  { head, body }: { head: string; body: string },
) {
  const data = `<script type="application/json" id="page-data">${scriptText(rendered.data)}</script>`
  const starting = startScript({
    scripts: [...template.matchAll(moduleScript)].map(([, src = '']) => src),
    preload: scripts,
    calls,
    rest: rendered.data.answers.length > 0 ? rest : 0,
  })
  const places: [RegExp, string][] = [
    // The link stays, disabled: otherwise Vite adds it again with a chunk that needs the sheet, and the page is laid
    // out again.
    [/<link (?=rel="stylesheet")/, `<style>${css}</style><link disabled `],
    [/<title>[^<]*<\/title>/, asciiMarkup(head)],
    [/<\/head>/, `${rendered.styles}${starting}</head>`],
    [/<div id="root"><\/div>/, asciiMarkup(body) + data],
  ]
  return places.reduce(
    (html, [place, part]) => {
      if (!place.test(html)) throw new Error(`index.html has no place for ${String(place)}.`)
      return html.replace(place, () => part)
    },
    template.replaceAll(moduleScript, ''),
  )
}
