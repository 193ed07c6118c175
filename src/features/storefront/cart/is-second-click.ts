import type { MouseEvent } from 'react'

/** Whether a click is the second one of a double click: people who double-click every button want one piece. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 2
