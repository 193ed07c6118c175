import { attribute } from './attribute.ts'

/**
 * Starts the app of a prerendered page once the page is on the screen, or at the first interaction: earlier its scripts
 * would delay the page's pictures and fonts, and drawing the page would delay the scripts. Presses before the app
 * listens are kept in `earlyPresses`, and what is typed or chosen in `earlyValues`; links work without it. The scripts
 * may load earlier, but run only once the whole HTML has arrived: later parts would remain beside the app. They are
 * asked for in several tasks, since asking for twenty blocks the page. The first calls of a page without data are sent
 * meanwhile, and their answers kept in `earlyAnswers`. The script is the same on every page, so that one hash in a
 * content policy covers it.
 */
const script = `(function () {
  var data = document.currentScript.dataset, signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel']
  function start() {
    clearTimeout(timer)
    signs.forEach(function (sign) { removeEventListener(sign, interacted) })
    if (data.started) return
    data.started = 'yes'
    if (data.calls) data.calls.split(' ').forEach(call)
    preload(data.preload.split(' '))
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', go)
    else go()
  }
  // Browsers report a move without movement when a page appears under a resting pointer.
  function interacted(event) {
    if (event.type !== 'pointermove' || event.movementX || event.movementY) start()
  }
  function preload(scripts) {
    scripts.splice(0, 4).forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }))
    })
    if (scripts.length) setTimeout(preload, 0, scripts)
  }
  function call(url) {
    var answers = window.earlyAnswers = window.earlyAnswers || new Map()
    answers.set(url, fetch(url, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(30000) }))
    answers.get(url).catch(function () {})
    setTimeout(function () { answers.delete(url) }, 30000)
  }
  function go() { run(data.start.split(' ')) }
  function run(scripts) {
    if (scripts.length) import(scripts[0]).then(function () { setTimeout(run, 0, scripts.slice(1)) })
  }
  var timer = setTimeout(start, 4000)
  signs.forEach(function (sign) { addEventListener(sign, interacted, { passive: true }) })
  // Delays \`load\`, for which Chromium lays out the page, to a later task than that of parsing, which is long already.
  addEventListener('DOMContentLoaded', function () { new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' })
  addEventListener('load', function () {
    new PerformanceObserver(function (_, painted) {
      painted.disconnect()
      setTimeout(start, +data.rest)
    }).observe({ type: 'paint', buffered: true })
  })
  if (document.documentElement.classList.contains('unfit')) {
    data.calls = ''
    return start()
  }
  window.earlyPresses = new Set()
  window.earlyValues = new Map()
  addEventListener('input', function ({ target }) {
    if (window.earlyValues && !target.matches('[type=checkbox],[type=radio],[type=file]')) window.earlyValues.set(target, target.value)
  }, true)
  addEventListener('click', function (event) {
    var target = window.earlyPresses && event.target.closest('a[href],button,input,select,summary,label')
    if (!target || target.matches('a[href]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.earlyPresses.add(target)
  }, true)
})()`

interface Start {
  /** The scripts that start the app, each run in its own task, after those that it imports. */
  scripts: readonly string[]
  /** The page's other scripts. */
  preload: readonly string[]
  /** The URLs of the calls that the app makes first. */
  calls: readonly string[]
  /** How long the page is on the screen before the app starts, in milliseconds. */
  rest: number
}

/** The script element. */
export const startScript = ({ scripts, preload, calls, rest }: Start): string =>
  `<script data-start="${scripts.join(' ')}" data-preload="${[...scripts, ...preload].join(' ')}" data-calls="${attribute(calls.join(' '))}" data-rest="${rest}">${script}</script>`
