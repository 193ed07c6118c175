/** Whether this is Alt+Shift+K: by the position of the key, since Alt types another character on some systems. */
export const isPanelKey = ({ altKey, shiftKey, code }: KeyboardEvent): boolean => altKey && shiftKey && code === 'KeyK'
