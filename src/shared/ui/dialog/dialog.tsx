import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useModal } from './use-modal.ts'

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    color: 'fg',
    boxShadow: 'lg',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _forced: { borderWidth: '1px' },
    _backdrop: { bg: 'scrim', animation: 'appear 240ms both' },
  },
  variants: {
    shape: {
      dialog: {
        margin: 'auto',
        inset: '0',
        width: 'min(34rem, calc(100vw - 2rem))',
        height: 'fit-content',
        maxHeight: 'calc(100dvh - 2rem)',
        borderRadius: 'md',
        animation: 'rise 240ms both',
      },
      wide: {
        margin: 'auto',
        inset: '0',
        width: 'min(64rem, calc(100vw - 2rem))',
        height: 'fit-content',
        maxHeight: 'calc(100dvh - 2rem)',
        borderRadius: 'md',
        animation: 'rise 240ms both',
      },
      right: { inset: '0 0 0 auto', width: 'min(26rem, 100%)', height: '100dvh', animation: 'from-right 300ms both' },
      left: { inset: '0 auto 0 0', width: 'min(26rem, 100%)', height: '100dvh', animation: 'from-left 300ms both' },
      full: { inset: '0', width: 'full', height: '100dvh', animation: 'appear 240ms both' },
    },
  },
})

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, in view unless the window is low. */
  footer?: ReactNode
  /** `dialog` and `wide` are centred, `right` and `left` slide in from the edge, `full` covers the screen. */
  shape?: 'dialog' | 'wide' | 'right' | 'left' | 'full'
  /** The browser's Back closes it. A dialog with links should close on the change of location, not on the press. */
  closeOnBack?: boolean
  /** A press outside closes it; by default it does. */
  dismissable?: boolean
}

/** A modal on the native `<dialog>`: focus stays inside, Escape and a press outside close it, and focus returns. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

/** A `Dialog` at the edge of the screen, which Back closes: menus, filters. */
export function Drawer({
  side = 'right',
  ...rest
}: Omit<DialogProps, 'shape' | 'closeOnBack'> & { side?: 'right' | 'left' }) {
  return <Dialog shape={side} closeOnBack {...rest} />
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  shape = 'dialog',
  closeOnBack = false,
  dismissable = true,
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const ref = useModal({ onClose, dismissable, closeOnBack })
  return (
    <Panel ref={ref} shape={shape} aria-labelledby={id}>
      {/* Not a header element, which would be a banner landmark here. */}
      <chakra.div
        position="sticky"
        _low={{ position: 'static' }}
        top="0"
        zIndex="raised"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        paddingBlock="3"
        paddingInlineStart="6"
        paddingInlineEnd="3"
        bg="bg.surface"
        borderBottomWidth="1px"
      >
        <chakra.h2 id={id} textStyle="h3">
          {title}
        </chakra.h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </chakra.div>
      <chakra.div flex="1" padding="6">
        {children}
      </chakra.div>
      {footer !== undefined && (
        <chakra.div
          position="sticky"
          _low={{ position: 'static' }}
          bottom="0"
          display="flex"
          flexWrap="wrap"
          gap="3"
          justifyContent="end"
          padding="4"
          bg="bg.surface"
          borderTopWidth="1px"
        >
          {footer}
        </chakra.div>
      )}
    </Panel>
  )
}
