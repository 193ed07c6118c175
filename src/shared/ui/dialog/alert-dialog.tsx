import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useOneAtATime } from '../../lib/react/use-one-at-a-time.ts'
import { Button } from '../button/button.tsx'
import { useModal } from './use-modal.ts'

interface AlertDialogProps {
  open: boolean
  title?: string
  /** The question or message. */
  text: string
  /** A second sentence. */
  detail?: string
  /**
   * The confirming button; without it the dialog is a message with a single button. A promise from `onConfirm` is
   * awaited: until then further presses are ignored and the dialog stays open.
   */
  confirm?: { label: string; onConfirm: () => unknown; danger?: boolean }
  /** A third button, between the two. */
  other?: { label: string; onPress: () => void }
  closeLabel?: string
  onClose: () => void
}

/** A modal message or question that replaces the browser's alert and confirm. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return open ? <OpenAlert {...rest} /> : null
}

function OpenAlert({
  title,
  text,
  detail,
  confirm,
  other,
  closeLabel = confirm ? 'Cancel' : 'OK',
  onClose,
}: Omit<AlertDialogProps, 'open'>) {
  const id = useId()
  const { run, pending } = useOneAtATime(() => confirm?.onConfirm())
  const close = () => {
    if (!pending) onClose()
  }
  const ref = useModal({ onClose: close, dismissable: false, closeOnBack: false })
  return (
    <chakra.dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
      aria-describedby={`${id}-text`}
      margin="auto"
      inset="0"
      position="fixed"
      height="fit"
      width="min(28rem, calc(100vw - 2rem))"
      padding="7"
      bg="bg.surface"
      color="fg"
      // Resets text styles inherited from where the dialog is rendered.
      fontSize="md"
      textAlign="start"
      borderRadius="md"
      boxShadow="lg"
      animation="rise 240ms both"
      _backdrop={{ bg: 'scrim' }}
      _forced={{ borderWidth: '1px' }}
    >
      {title !== undefined && (
        <chakra.h2 id={`${id}-title`} textStyle="h3" marginBottom="2">
          {title}
        </chakra.h2>
      )}
      <chakra.p id={`${id}-text`} color={title === undefined ? 'fg' : 'fg.muted'}>
        {text}
      </chakra.p>
      {detail !== undefined && (
        <chakra.p marginTop="2" color="fg.muted">
          {detail}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="end" marginTop="7">
        <Button variant={confirm ? 'outline' : 'solid'} onClick={close}>
          {closeLabel}
        </Button>
        {other && (
          <Button variant="outline" onClick={() => pending || other.onPress()}>
            {other.label}
          </Button>
        )}
        {confirm && (
          <Button variant={confirm.danger ? 'danger' : 'solid'} pending={pending} onClick={() => run()}>
            {confirm.label}
          </Button>
        )}
      </chakra.div>
    </chakra.dialog>
  )
}
