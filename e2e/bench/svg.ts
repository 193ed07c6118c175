/** Width of every chart, in its own units. */
export const width = 720

export const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${content}</text>`

/** An SVG file of this height with these parts, in the charts' colours. */
export const svg = (label: string, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<style>text{font:13px system-ui,sans-serif;fill:#2b2420}.quiet{fill:#6d6259}.own{fill:#9a6b1f}.other{fill:#c9bfb3}.target{stroke:#2b2420;stroke-width:2}</style>
<rect width="100%" height="100%" fill="#fffdf9"/>
${parts.join('\n')}
</svg>
`
