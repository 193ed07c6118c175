import type { Product } from '#openapi/generated/model/product.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatRupees } from '../../lib/text/money.ts'
import type { Combobox } from '../../ui/combobox/use-combobox.ts'

interface ProductOptionsProps {
  combobox: Combobox
  found: readonly Product[]
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
    _selected: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle' },
  },
})

/** The products that a search has found, as the list of a combobox. */
export function ProductOptions({ combobox, found, isTaken, word, onChoose }: ProductOptionsProps) {
  const list = useRef<HTMLUListElement>(null)
  const isShown = found.length > 0
  // Below a box at the bottom of the screen it would open out of view.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <List ref={list} {...combobox.listProps} aria-label="Products found">
      {found.map((product) => (
        <Option
          key={product.id}
          {...combobox.optionProps(product.id)}
          aria-disabled={isTaken(product) || undefined}
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
