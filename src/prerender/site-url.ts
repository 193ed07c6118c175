import type { Plugin } from 'vite'

/** The origin of `VITE_SITE_URL`. Throws if its path is not that of the build. */
export function siteOrigin(text: string, base: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol.startsWith('http') && ['/', base].includes(url.pathname.replace(/\/?$/, '/')) && url.search === '')
    return url.origin
  const example = `https://shop.example.com${base.replace(/\/$/, '')}`
  throw new Error(`VITE_SITE_URL is "${text}": set it to an address such as ${example}, with no path but --base.`)
}

/** Accepts a `VITE_SITE_URL` with the path of the build, since the app adds its base to the origin itself. */
export function siteUrlSetting(text = ''): Plugin {
  return {
    name: 'suvarnika:site-url',
    config: ({ base = '/' }) =>
      text === '' ? {} : { define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(siteOrigin(text, base)) } },
  }
}
