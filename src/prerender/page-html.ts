import type { Rendered } from '#src/render.tsx'
import { matches } from '#src/shared/lib/text/matches.ts'
import { scriptText } from '#src/shared/lib/text/script-text.ts'

/** Marks the elements of one page, so that they can be removed when another page is shown. */
const marked = (head: string): string => head.replaceAll(/<(title|meta|link|style)\b/g, '<$1 data-page=""')

/** A text as the value of an attribute in double quotes. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A host may send this character, which HTML does not allow. */
const withoutNull = (html: string): string => html.replaceAll('\0', '')

interface PageParts {
  /** The address with the base of the build. */
  path: string
  rendered: Rendered
  /** Scripts that the page needs besides those that start the app. */
  scripts: readonly string[]
  /** What is shown instead where the page is not what the visit may see: the loading overlay at its start. */
  cover: string
  /** The scripts that each page has inline, made from `src/app/start`. */
  gate: string
  lateStart: string
}

/** One of the two is shown. */
const eitherRule = '<style>html:not(.unfit) #cover,html.unfit #root{display:none}</style>'

const moduleScript = /\s*<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/g
const preloaded = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)">/g

/** Puts each part in its place. Throws if the template lacks one. */
function fill(template: string, places: [RegExp, string][]): string {
  return places.reduce((done, [place, part]) => {
    if (!place.test(done)) throw new Error(`index.html has no place for ${String(place)}.`)
    return done.replace(place, () => part)
  }, template)
}

const headEnd = /<\/head>/
const root = /<div id="root"><\/div>/

/** The build's template with its style sheets written into it. Throws if it links none. */
export const withSheets = (template: string, css: string): string =>
  fill(template, [
    // The link stays, disabled: otherwise Vite adds it again with a chunk that needs the sheet, and the page is laid
    // out again.
    [/<link (?=rel="stylesheet")/, `<style>${css}</style><link disabled `],
  ])

/** The template with its scripts started late, and the others that they need. */
function withLateStart(template: string, { scripts, lateStart }: Pick<PageParts, 'scripts' | 'lateStart'>): string {
  const imported = [...matches(template, preloaded), ...scripts].join(' ')
  const starting = `<script data-scripts="${matches(template, moduleScript).join(' ')}" data-imported="${imported}">${lateStart}</script>`
  return fill(template.replaceAll(moduleScript, '').replaceAll(preloaded, ''), [[headEnd, `${starting}</head>`]])
}

/** The build's template with some content in its root. Throws if it lacks a place for a part. */
export const withContent = (
  template: string,
  { body, styles, lateStart }: Pick<Rendered, 'body' | 'styles'> & Pick<PageParts, 'lateStart'>,
): string =>
  fill(withLateStart(template, { scripts: [], lateStart }), [
    [headEnd, `${styles}</head>`],
    [root, `<div id="root">${body}</div>`],
  ])

/** The build's template with a page in it. Throws if the template lacks a place for a part. */
export function pageHtml(template: string, { path, rendered, cover, gate, ...start }: PageParts): string {
  const { head, body, styles, data } = rendered
  const filled = data.answers.length > 0 ? ' data-filled=""' : ''
  const gateScript = `<script data-path="${attribute(path)}"${filled}>${gate}</script>`
  const dataScript = `<script type="application/json" id="page-data">${scriptText(data)}</script>`
  const html = fill(withLateStart(template, start), [
    [/<title>[^<]*<\/title>/, `${gateScript}${eitherRule}${marked(head)}`],
    [headEnd, `${styles}</head>`],
    // Before the page, whose whole HTML would have to arrive first.
    [root, `<div id="cover">${cover}</div><div id="root">${body}</div>${dataScript}`],
  ])
  return withoutNull(html)
}
