import type { Product } from '#openapi/generated/model/product.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatRupees } from '../../lib/text/money.ts'
import { useInSight } from '../combobox/use-combobox.ts'

interface ProductOptionsProps {
  id: string
  found: readonly Product[]
  highlighted: number
  isTaken: (product: Product) => boolean
  word: string
  onChoose: (product: Product) => void
}

const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 0.25rem)',
    zIndex: 'dropdown',
    maxHeight: '18rem',
    overflowY: 'auto',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'lg',
    _empty: { display: 'none' },
  },
})

const Option = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    paddingInline: '3.5',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _highlighted: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle' },
  },
})

/** The products that a search has found, as the list of a combobox. */
export function ProductOptions({ id, found, highlighted, isTaken, word, onChoose }: ProductOptionsProps) {
  useInSight(highlighted === -1 ? undefined : `${id.replace(/-list$/, '')}-${highlighted}`)
  return (
    <List id={id} role="listbox" aria-label="Products found">
      {found.map((product, index) => (
        // The input handles the keys and refers to this option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a combobox handles its keys in the input
        <Option
          key={product.id}
          id={`${id.replace(/-list$/, '')}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          aria-disabled={isTaken(product) || undefined}
          data-highlighted={index === highlighted ? '' : undefined}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product)}
        >
          <span>
            <bdi>{product.name}</bdi>{' '}
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {product.SKU}
            </chakra.span>
          </span>
          <chakra.span color="fg.muted" whiteSpace="nowrap">
            {isTaken(product) ? word : formatRupees(product.base_price)}
          </chakra.span>
        </Option>
      ))}
    </List>
  )
}
