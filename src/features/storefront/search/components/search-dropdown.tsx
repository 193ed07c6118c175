import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { Combobox } from '#src/shared/ui/combobox/use-combobox.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { SearchState } from '../use-product-search.ts'
import { SearchResult } from './search-result.tsx'

interface SearchDropdownProps {
  combobox: Combobox
  term: string
  state: SearchState
  /** Called when a link is opened. */
  onGone: () => void
  /** Called when Retry is pressed, which removes the button. */
  onRetry: () => void
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

/** The matches below the search box in a scrolling list, or where to go instead if there are none. */
export function SearchDropdown({ combobox, term, state, onGone, onRetry }: SearchDropdownProps) {
  const products = state.is === 'found' ? state.products : []
  return (
    <>
      <Sheet>
        {(state.is === 'loading' || state.is === 'failed' || (state.is === 'found' && products.length === 0)) && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="4"
            paddingBlock="3.5"
            paddingInline="5"
            minHeight="16"
          >
            <chakra.p color={state.is === 'failed' ? 'error.fg' : 'fg.muted'}>{saying(state)}</chakra.p>
            {state.is === 'failed' && (
              <Button variant="outline" size="sm" onClick={onRetry}>
                Retry
              </Button>
            )}
          </chakra.div>
        )}
        {state.is === 'found' && products.length === 0 && (
          <chakra.p borderTopWidth="1px" fontSize="sm">
            <FooterLink to={paths.products()} onClick={onGone}>
              See the whole collection
            </FooterLink>
          </chakra.p>
        )}
        {products.length > 0 && (
          <>
            <chakra.ul
              {...combobox.listProps}
              aria-label="Products found"
              maxHeight="min(26rem, 55dvh)"
              overflowY="auto"
            >
              {products.map((product) => (
                <SearchResult
                  key={product.id}
                  option={combobox.optionProps(product.id)}
                  product={product}
                  onGone={onGone}
                />
              ))}
            </chakra.ul>
            <chakra.p borderTopWidth="1px" fontSize="sm">
              <FooterLink to={paths.productSearch(term)} onClick={onGone}>
                {`See all matches for “${term}”`}
              </FooterLink>
            </chakra.p>
          </>
        )}
      </Sheet>
      <VisuallyHidden role="status">{saying(state)}</VisuallyHidden>
    </>
  )
}

const FooterLink = chakra(Link, {
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
