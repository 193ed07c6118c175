import { paths } from '#src/shared/lib/paths.ts'
import { Input } from '#src/shared/ui/control.tsx'
import { Icon } from '#src/shared/ui/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCombobox, useInSight } from '#src/shared/lib/use-combobox.ts'
import { useProductSearch } from '../use-product-search.ts'
import { SearchDropdown } from './search-dropdown.tsx'

interface ProductSearchBoxProps {
  /** Kept by the owner, where the term is to outlive the box. */
  term?: string
  onTermChange?: (term: string) => void
  /** Escape, or somewhere was gone to. */
  onDone?: (how: 'escape' | 'gone') => void
  /** Takes the focus when it appears. */
  focusAtOnce?: boolean
}

/** The product search: a combobox over a list of matches. Enter opens the highlighted one, else all matches. */
export function ProductSearchBox({ term: kept, onTermChange, onDone, focusAtOnce = false }: ProductSearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const [own, setOwn] = useState('')
  const [isClosed, setClosed] = useState(false)
  const term = kept ?? own
  const state = useProductSearch(isClosed ? '' : term)
  const products = state.is === 'found' ? state.products : []

  const goTo = (place: string) => {
    setClosed(true)
    onDone?.('gone')
    void navigate(place)
  }
  const { index, onKeyDown } = useCombobox({
    count: products.length,
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
  const optionId = index === -1 ? undefined : `${id}-${index}`
  useInSight(optionId)

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
        <Input asChild paddingInlineStart="12">
          <input
            type="text"
            inputMode="search"
            role="combobox"
            aria-label="Search products"
            aria-autocomplete="list"
            aria-expanded={products.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={optionId}
            placeholder="Search rings, necklaces, an SKU…"
            autoComplete="off"
            enterKeyHint="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for the box by its button
            autoFocus={focusAtOnce}
            value={term}
            onFocus={() => setClosed(false)}
            onChange={(event) => {
              setClosed(false)
              setOwn(event.target.value)
              onTermChange?.(event.target.value)
            }}
            onKeyDown={onKeyDown}
          />
        </Input>
      </chakra.div>
      <SearchDropdown id={id} term={term.trim()} state={state} highlighted={index} onGo={goTo} />
    </chakra.div>
  )
}
