/** Shows a notice about the mocks that can be dismissed. */
export function notice(text: string): void {
  const line = document.createElement('div')
  line.setAttribute('role', 'status')
  line.style.cssText =
    'position:fixed;inset-inline:16px;bottom:16px;z-index:2147483000;max-width:36rem;margin-inline:auto;padding:12px 16px;display:flex;gap:12px;align-items:center;background:#1f1a1d;color:#fff;font:14px/1.4 system-ui,sans-serif;border-radius:4px'
  const words = document.createElement('span')
  words.textContent = text
  words.style.flex = '1'
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.textContent = 'Dismiss'
  dismiss.style.cssText =
    'min-height:32px;padding:0 8px;color:inherit;background:none;border:1px solid currentColor;border-radius:2px;cursor:pointer;font:inherit'
  dismiss.addEventListener('click', () => line.remove())
  line.append(words, dismiss)
  document.body.append(line)
}
