import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { Input } from '../field/control.tsx'
import { Icon } from '../icons/icons.tsx'

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
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Searches after a pause of 300 ms, or at once on Enter. */
export function SearchBox({ label, value, onSearch, ref }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searches that the list has not taken up yet, the latest last. */
  const [asked, setAsked] = useState<readonly string[]>([])
  if (value !== known) {
    setKnown(value)
    const place = asked.lastIndexOf(value)
    setAsked(place === -1 ? [] : asked.slice(place + 1))
    // Changed from outside, by Back or a cleared filter; what was typed while the list changed stays.
    if (place === -1 && value !== text.trim()) setText(value)
  }
  function searchNow() {
    setAsked([...asked, text.trim()])
    onSearch(text.trim())
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== asked.at(-1)) searchNow()
  })
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => search(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <chakra.form
      role="search"
      position="relative"
      flex="1"
      minWidth={{ base: '0', md: '14rem' }}
      maxWidth="28rem"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
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
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </chakra.form>
  )
}
