/** Says in one line that the app could not be loaded, with a button that loads the page again. */
export function sayFailed(): void {
  if (document.getElementById('start-failed') !== null) return
  const line = Object.assign(document.createElement('p'), { id: 'start-failed', role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' })
  button.addEventListener('click', () => location.reload())
  line.append('Part of the shop did not load. ', button)
  document.body.append(line)
}
