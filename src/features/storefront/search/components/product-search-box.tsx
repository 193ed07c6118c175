import { paths } from '#src/shared/lib/paths.ts'
import { Input } from '#src/shared/ui/field/control.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCombobox } from '#src/shared/ui/combobox/use-combobox.ts'
import { useProductSearch } from '../use-product-search.ts'
import { SearchDropdown } from './search-dropdown.tsx'

interface ProductSearchBoxProps {
  /** Stored by the parent, so that the term outlives the box. */
  term?: string
  onTermChange?: (term: string) => void
  /** Called when Escape is pressed or a result is opened. */
  onDone?: (how: 'escape' | 'gone') => void
  /** Takes the focus when it appears. */
  focusAtOnce?: boolean
}

/** The product search: a combobox with a list of matches. Enter opens the highlighted one, else all matches. */
export function ProductSearchBox({ term: given, onTermChange, onDone, focusAtOnce = false }: ProductSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [own, setOwn] = useState('')
  const [isClosed, setClosed] = useState(false)
  const term = given ?? own
  const state = useProductSearch(isClosed ? '' : term)
  const products = state.is === 'found' ? state.products : []

  const leave = () => {
    setClosed(true)
    onDone?.('gone')
  }
  const goTo = (place: string) => {
    leave()
    void navigate(place)
  }
  const type = (text: string) => {
    setClosed(false)
    setOwn(text)
    onTermChange?.(text)
  }
  const combobox = useCombobox({
    ids: products.map((product) => product.id),
    of: state.is === 'found' ? term : '',
    onChoose: (chosen) => {
      const product = products[chosen]
      if (product) goTo(paths.product(product.id))
    },
    onSubmit: () => term.trim() !== '' && goTo(paths.productSearch(term.trim())),
    onEscape: () => {
      setClosed(true)
      onDone?.('escape')
    },
  })

  return (
    <chakra.div
      role="search"
      position="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setClosed(true)
      }}
    >
      <chakra.div position="relative">
        <Icon name="search" position="absolute" insetInlineStart="4" top="3.5" color="fg.muted" pointerEvents="none" />
        <Input
          paddingInline="12"
          ref={input}
          {...combobox.inputProps}
          inputMode="search"
          aria-label="Search products"
          placeholder="Gold ring, pearls, SKU…"
          enterKeyHint="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for the box by its button
          autoFocus={focusAtOnce}
          value={term}
          onFocus={({ target }) => {
            setClosed(false)
            // Selects the text, so that typing replaces the last search.
            target.select()
          }}
          onChange={({ target }) => type(target.value)}
        />
        {term !== '' && (
          <chakra.div position="absolute" insetInlineEnd="0.5" top="0.5">
            <IconButton
              icon="close"
              label="Clear the search"
              onClick={() => {
                type('')
                input.current?.focus()
              }}
            />
          </chakra.div>
        )}
      </chakra.div>
      <SearchDropdown
        combobox={combobox}
        term={term.trim()}
        state={state}
        onGone={leave}
        onRetry={() => {
          if (state.is === 'failed') state.retry()
          input.current?.focus()
        }}
      />
    </chakra.div>
  )
}
