import { useSearchProducts } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { searchOf } from '../all-products.ts'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { useDebounced } from '../../lib/react/use-debounced.ts'
import { Input } from '../../ui/field/control.tsx'
import { Field } from '../../ui/field/field.tsx'
import { ProductOptions } from './product-options.tsx'

interface ProductPickerProps {
  label: string
  /** The form's name for it. */
  name?: string
  help?: string
  error?: string | undefined
  /** The chosen product, if any. */
  chosen: Product | null
  onChoose: (product: Product | null) => void
  /** Products that cannot be chosen, with the reason, such as "in the sale". */
  taken?: { ids: ReadonlySet<string>; word: string }
}

const shownAtMost = 8

const nameOf = ({ name, SKU }: Product) => `${name} (${SKU})`

/** What a change of the text of a chosen product searches for: what was added, or what was put in its place. */
function typedOver(product: Product, text: string): string {
  const name = nameOf(product)
  // One character less was a Backspace, which takes the product away.
  if (text.length === name.length - 1) return ''
  return text.startsWith(name) ? text.slice(name.length) : text
}

/** Searches products by name or SKU and selects one, also by keyboard. */
export function ProductPicker({ label, name, help, error, chosen, onChoose, taken }: ProductPickerProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const term = text.trim()
  const q = useDebounced(term, 300)
  const { data, isError } = useSearchProducts(searchOf(q), {
    query: { enabled: isOpen && q !== '' && chosen === null },
  })
  const isKnown = isOpen && chosen === null && term !== '' && q === term
  const found = isKnown ? (data?.data.slice(0, shownAtMost) ?? []) : []
  const isTaken = ({ id }: Product) => taken?.ids.has(id) ?? false

  const choose = (product: Product | undefined) => {
    if (product === undefined || isTaken(product)) return
    setText('')
    setOpen(false)
    onChoose(product)
  }
  const combobox = useCombobox({
    ids: found.map(({ id }) => id),
    of: isKnown ? q : '',
    onChoose: (at) => choose(found[at]),
    onSubmit: () => choose(found.length === 1 ? found[0] : undefined),
    onEscape: () => setOpen(false),
  })

  return (
    <Field label={label} error={error} {...(help !== undefined && { help })}>
      {(control) => (
        <chakra.div position="relative" onBlur={() => setOpen(false)}>
          <Input
            {...control}
            name={name}
            {...combobox.inputProps}
            placeholder="Name or SKU"
            value={chosen === null ? text : nameOf(chosen)}
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setOpen(true)
              const { value } = event.target
              setText(chosen === null ? value : typedOver(chosen, value))
              if (chosen !== null) onChoose(null)
            }}
          />
          <ProductOptions
            combobox={combobox}
            found={found}
            isTaken={isTaken}
            word={taken?.word ?? ''}
            onChoose={choose}
          />
          <chakra.div role="status" fontSize="sm" color="fg.muted">
            {isKnown &&
              (isError ? 'The search failed. Please try again.' : data?.data.length === 0 && 'No results found')}
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  )
}
