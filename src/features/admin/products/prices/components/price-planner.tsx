import { numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { Checkbox, SelectField } from '#src/shared/ui/field/field.tsx'
import { FieldPair, WholeLine } from '#src/shared/ui/form/field-pair.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { ProductRow } from '../../list/product-row.ts'
import {
  isWay,
  planPrices,
  type Priced,
  type PricePlan,
  sizeError,
  unitOf,
  type PriceDirection,
  ways,
} from '../price-change.ts'
import { PriceTable } from './price-table.tsx'

interface PricePlannerProps {
  id: string
  rows: readonly Priced[]
  /** The list that the rows were selected from, if all of it can be changed instead. */
  list: ListSource<ProductRow> | undefined
  /** Told how many prices would change. */
  onCount: (count: number) => void
  onSubmit: (plans: readonly PricePlan[]) => void
}

/** How prices change, with each old and new price. */
export function PricePlanner({ id, rows, list, onCount, onSubmit }: PricePlannerProps) {
  const [way, setWay] = useState<PriceDirection>('raisePercent')
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isAll, setAll] = useState(false)
  const all = useAllRows(list, isAll)
  const chosen = isAll ? (all.data ?? []) : rows

  const error = sizeError(way, text)
  const plans = error === null ? planPrices(chosen, way, numberOrZero(text, unitOf(way))) : undefined
  const changing = plans?.filter(({ problem }) => problem === undefined) ?? []
  useEffect(() => onCount(changing.length), [onCount, changing.length])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    const field = event.currentTarget.querySelector<HTMLInputElement>('input[role=spinbutton]')
    // One that cannot be read says so itself.
    if (field?.checkValidity() && changing.length > 0) return onSubmit(changing)
    field?.focus()
  }
  const none = plans !== undefined && changing.length === 0 && chosen.length > 0 ? 'No price would change.' : null

  return (
    <form id={id} onSubmit={submit} noValidate>
      <FieldPair>
        {list && <Scope rows={rows} list={list} isAll={isAll} onChange={setAll} />}
        <SelectField label="Change" value={way} onChange={({ target }) => isWay(target.value) && setWay(target.value)}>
          {ways.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={unitOf(way) === 'percent' ? 'Percent' : 'Rupees'}
          unit={unitOf(way)}
          {...(unitOf(way) === 'amount' && { prefix: '₹' })}
          value={text}
          min={0}
          step={0.01}
          error={(isAsked && (error ?? none)) || undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldPair>
      <chakra.p role="status" marginBlock="4" color="fg.muted" fontSize="sm">
        {plans && countText(changing.length, plans.length)}
      </chakra.p>
      {all.failed && (
        <p role="alert">
          The products could not be loaded.{' '}
          <Button variant="outline" size="sm" onClick={all.retry}>
            Try again
          </Button>
        </p>
      )}
      {isAll && !all.data && !all.failed && <p role="status">Loading all products…</p>}
      {chosen.length > 0 && <PriceTable caption="Prices, old and new" lines={plans?.map(toLine) ?? chosen} />}
    </form>
  )
}

const toLine = ({ problem, ...plan }: PricePlan) => ({ ...plan, note: problem })

function countText(changing: number, all: number): string {
  const stay = all - changing
  return `${plural(changing, 'price changes', 'prices change')}${stay > 0 ? `, ${formatNumber(stay)} not` : ''}.`
}

/** All rows of the list, loaded once they are asked for. */
function useAllRows(list: ListSource<ProductRow> | undefined, isAsked: boolean) {
  const key = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['prices to change', key],
    queryFn: async () => (list ? list.all() : []),
    enabled: isAsked,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { data, failed: error !== null && data === undefined, retry: () => void refetch() }
}

interface ScopeProps {
  rows: readonly Priced[]
  list: ListSource<ProductRow>
  isAll: boolean
  onChange: (isAll: boolean) => void
}

/** The selected rows, or the whole list, of which only a page can be selected. */
function Scope({ rows, list, isAll, onChange }: ScopeProps) {
  const name = useId()
  const total = list.total ?? list.rows?.length ?? 0
  if (total <= rows.length) return null
  return (
    <WholeLine>
      <chakra.fieldset display="flex" flexWrap="wrap" columnGap="6">
        <legend>
          <VisuallyHidden>Which products</VisuallyHidden>
        </legend>
        <Checkbox
          type="radio"
          name={name}
          label={`The ${formatNumber(rows.length)} selected`}
          checked={!isAll}
          onChange={() => onChange(false)}
        />
        <Checkbox
          type="radio"
          name={name}
          label={`All ${formatNumber(total)} of the list`}
          checked={isAll}
          onChange={() => onChange(true)}
        />
      </chakra.fieldset>
    </WholeLine>
  )
}
