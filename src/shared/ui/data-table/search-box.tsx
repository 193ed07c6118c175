import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useState } from 'react'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import { Input } from '../field/control.tsx'
import { Icon } from '../icons/icons.tsx'
import type { ListState } from './use-list-query.ts'

const restMilliseconds = 300

const line = 'transparent 46%, currentColor 46% 54%, transparent 54%'
/** The browser's own button that clears the box, in the colour of the text. */
const clearCross = {
  '&::-webkit-search-cancel-button': {
    appearance: 'none',
    boxSize: '4',
    cursor: 'pointer',
    backgroundImage: `linear-gradient(45deg, ${line}), linear-gradient(-45deg, ${line})`,
  },
}

interface SearchBoxProps {
  label: string
  state: ListState
  ref: Ref<HTMLInputElement>
}

/** Searches after a pause of 300 ms, or at once on Enter. */
export function SearchBox({ label, state, ref }: SearchBoxProps) {
  const q = useChosenPart(state.format, (chosen) => chosen.q, 'moving')
  const [typed, setTyped] = useState(q)
  function search(text: string, rest: number) {
    setTyped(text)
    state.change({ q: text.trim() }, { replace: true, rest })
  }

  return (
    <chakra.form
      role="search"
      position="relative"
      flex="1"
      minWidth={{ base: '0', md: '14rem' }}
      maxWidth="28rem"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed, 0)
      }}
    >
      <Icon name="search" position="absolute" insetInlineStart="3" top="2.5" color="fg.subtle" pointerEvents="none" />
      <Input
        minHeight="10"
        paddingBlock="1.5"
        paddingInlineStart="10"
        fontSize={{ base: 'md', md: 'sm' }}
        textOverflow="ellipsis"
        css={clearCross}
        ref={ref}
        type="search"
        aria-label={label}
        // The icon says that it searches: the whole sentence does not fit a phone.
        placeholder={label.replace(/^Search by (\w)/, (_, first: string) => first.toUpperCase())}
        autoComplete="off"
        spellCheck={false}
        // Spaces at its ends are typed, but not searched for.
        value={typed.trim() === q ? typed : q}
        onChange={(event) => search(event.target.value, restMilliseconds)}
      />
    </chakra.form>
  )
}
