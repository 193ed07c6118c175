import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/plural.ts'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { SearchState } from '../use-product-search.ts'
import { SearchResult } from './search-result.tsx'

interface SearchDropdownProps {
  id: string
  term: string
  state: SearchState
  highlighted: number
  onGo: (place: string) => void
}

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 0.5rem)',
    zIndex: 'dropdown',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'sm',
    boxShadow: 'lg',
    overflow: 'hidden',
    _empty: { display: 'none' },
  },
})

/** The matches below the search box: scrolls when they are many. */
export function SearchDropdown({ id, term, state, highlighted, onGo }: SearchDropdownProps) {
  const products = state.is === 'found' ? state.products : []
  return (
    <>
      <Sheet>
        {(state.is === 'loading' || state.is === 'failed' || (state.is === 'found' && products.length === 0)) && (
          <chakra.p paddingBlock="5" paddingInline="5" color={state.is === 'failed' ? 'error.fg' : 'fg.muted'}>
            {saying(state)}
          </chakra.p>
        )}
        {products.length > 0 && (
          <>
            <chakra.ul
              id={`${id}-list`}
              role="listbox"
              aria-label="Products found"
              maxHeight="min(26rem, 55dvh)"
              overflowY="auto"
            >
              {products.map((product, index) => (
                <SearchResult
                  key={product.id}
                  id={`${id}-${index}`}
                  product={product}
                  isHighlighted={index === highlighted}
                  onChoose={() => onGo(paths.product(product.id))}
                />
              ))}
            </chakra.ul>
            <chakra.p borderTopWidth="1px" fontSize="sm">
              <AllMatches to={paths.productSearch(term)} onClick={() => onGo(paths.productSearch(term))}>
                See all matches for “{term}”
              </AllMatches>
            </chakra.p>
          </>
        )}
      </Sheet>
      <VisuallyHidden role="status">{saying(state)}</VisuallyHidden>
    </>
  )
}

const AllMatches = chakra(Link, {
  base: {
    display: 'block',
    paddingBlock: '3.5',
    paddingInline: '5',
    color: 'accent.fg',
    fontWeight: 'medium',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

function saying(state: SearchState): string {
  if (state.is === 'loading') return 'Loading...'
  if (state.is === 'failed') return state.message
  if (state.is === 'idle') return ''
  return state.products.length === 0 ? 'No results found' : `${plural(state.total, 'product')} found`
}
