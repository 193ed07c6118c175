import { useCombobox } from '#src/shared/ui/combobox/use-combobox.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entry, Group } from '../entries.ts'
import { PaletteList } from './palette-list.tsx'

interface PaletteSearchProps {
  text: string
  onText: (text: string) => void
  groups: Group[]
  /** What Enter opens while no row has been chosen with the arrow keys. */
  first: Entry | undefined
  isPending: boolean
  onClose: () => void
}

/** The input of the palette with its results; Enter opens the highlighted row. */
export function PaletteSearch({ text, onText, groups, first, isPending, onClose }: PaletteSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  // On the way back from a coupon, whose button has disappeared.
  useEffect(() => input.current?.focus(), [])
  const entries = groups.flatMap((group) => group.entries)
  const navigate = useNavigate()
  function open(entry: Entry | undefined) {
    if (entry === undefined) return
    if (typeof entry.opens === 'function') entry.opens()
    else void navigate(entry.opens.to, { state: entry.opens.state })
  }
  const combobox = useCombobox({
    ids: entries.map((entry) => entry.id),
    of: text,
    start: first?.id,
    onChoose: (at) => open(entries[at]),
    onSubmit: () => open(first),
    onEscape: onClose,
  })
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" paddingInline="5" borderBottomWidth="1px" flexShrink="0">
        <Icon name="search" color="fg.muted" />
        <chakra.input
          ref={input}
          {...combobox.inputProps}
          aria-label="Find a screen, product, customer, order, category or coupon"
          placeholder="Screen, product, customer, order, coupon"
          spellCheck={false}
          flex="1"
          minWidth="0"
          minHeight="14"
          _focusVisible={{ outlineStyle: 'none' }}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {isPending && <Spinner color="fg.muted" />}
        {/* A touch screen has no Escape. */}
        <IconButton icon="close" label="Close" size="sm" hideFrom="md" onClick={onClose} />
      </chakra.div>
      <PaletteList combobox={combobox} groups={groups} />
      <VisuallyHidden role="status">{isPending ? 'Loading...' : plural(entries.length, 'result')}</VisuallyHidden>
      {!isPending && entries.length === 0 && (
        <chakra.p padding="6" textAlign="center" color="fg.muted">
          No results found
        </chakra.p>
      )}
      <Keys />
    </>
  )
}

const keys = [
  ['↑ ↓', 'to move'],
  ['Enter', 'to open'],
  ['Esc', 'to close'],
] as const

/** Tells mouse users about the shortcut. */
function Keys() {
  return (
    <chakra.p
      hideBelow="md"
      display="flex"
      gap="5"
      flexShrink="0"
      paddingBlock="2.5"
      paddingInline="5"
      fontSize="xs"
      color="fg.muted"
      borderTopWidth="1px"
      aria-hidden="true"
    >
      {keys.map(([key, does]) => (
        <span key={key}>
          <chakra.kbd fontFamily="body" fontWeight="semibold" color="fg">
            {key}
          </chakra.kbd>
          <span>{` ${does}`}</span>
        </span>
      ))}
    </chakra.p>
  )
}
