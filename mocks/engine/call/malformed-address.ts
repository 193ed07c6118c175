/** Whether an address has a doubled slash, a backslash, a control character or a broken escape in its path. */
export function isMalformed(url: string): boolean {
  // Fast path for nearly every call: an address without these characters cannot be malformed.
  if (!/%|\/\/|\\/.test(url.slice(url.indexOf('://') + 3))) return false
  const { pathname } = new URL(url)
  try {
    // oxlint-disable-next-line no-control-regex -- it looks for control characters
    return pathname.includes('//') || /[\x00-\x1f\x7f\\]/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
