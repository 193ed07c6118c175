import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    paddingBlock: '3',
    paddingInline: '4',
    fontSize: 'sm',
    borderRadius: 'sm',
    borderLeftWidth: '3px',
    animation: 'appear 240ms both',
    scrollMarginTop: '6rem',
    outline: 'none',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', borderLeftColor: 'gold' },
      success: { bg: 'success.subtle', color: 'success.fg', borderLeftColor: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg', borderLeftColor: 'warning.fg' },
      error: { bg: 'error.subtle', color: 'error.fg', borderLeftColor: 'error.fg' },
    },
  },
})

interface FormNoticeProps {
  tone: 'neutral' | 'success' | 'warning' | 'error'
  /** Takes the focus when it appears, so that it is not missed off-screen. */
  urgent?: boolean
  ref?: RefObject<HTMLDivElement | null>
  /** Buttons or links at its end. */
  action?: ReactNode
  children: ReactNode
}

/** A message about the whole form, announced when it appears. */
export function FormNotice({ tone, urgent = false, ref: given, action, children }: FormNoticeProps) {
  const own = useRef<HTMLDivElement>(null)
  const ref = given ?? own
  useEffect(() => {
    if (urgent) ref.current?.focus()
  }, [urgent, ref])
  return (
    <Box ref={ref} tone={tone} tabIndex={-1}>
      <chakra.div flex="1" minWidth="12rem" role={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </chakra.div>
      {action}
    </Box>
  )
}
