import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import { pill } from '../chip/pill.ts'
import { PartBoundary } from '../failed/part-boundary.tsx'
import { Icon } from '../icons/icons.tsx'
import type { Column } from './column.ts'
import { savedViews, viewOf } from './saved-views.ts'
import type { ListState } from './use-list-query.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((m) => ({ default: m.ViewDialog })))

const Pill = chakra('span', {
  base: {
    ...pill,
    gap: '1.5',
    paddingInline: '3',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true], &[aria-current]': { bg: 'accent.subtle', borderColor: 'accent.fg', color: 'accent.fg' },
  },
})

/** A filter with few values, each one press away. */
export interface QuickFilter {
  /** The name of the filter in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

interface ViewsRowProps {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[]
  state: ListState
  quick: QuickFilter | undefined
}

/** Above a list: its quick filter, the views that were saved, and the way to its columns. */
export function ViewsRow({ columns, state, quick }: ViewsRowProps) {
  const { pathname, search } = useLocation()
  const views = savedViews.useOwn()[pathname] ?? []
  const [isOpen, setOpen] = useState(false)
  const chosen = useChosenPart(state.format, ({ filters }) => (quick && filters[quick.name]) ?? '')
  const current = viewOf(search)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="3">
      {quick && (
        <chakra.div role="group" aria-label={quick.label} display="contents">
          {quick.options.map(({ value, label }) => {
            const isOn = chosen === value
            return (
              <Pill key={value} asChild>
                <button
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => state.change({ filters: { [quick.name]: isOn ? '' : value } })}
                >
                  {label}
                </button>
              </Pill>
            )
          })}
        </chakra.div>
      )}
      {views.map((view) => (
        <Pill key={view.name} asChild>
          <Link
            to={{ search: view.search }}
            preventScrollReset
            aria-current={viewOf(view.search) === current ? 'page' : undefined}
          >
            {view.name}
          </Link>
        </Pill>
      ))}
      <Pill asChild borderStyle="dashed">
        <button type="button" onClick={() => setOpen(true)}>
          <Icon name="filter" boxSize="0.875em" />
          Columns and views
        </button>
      </Pill>
      {isOpen && (
        <PartBoundary>
          <ViewDialog columns={columns} state={state} path={pathname} search={current} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </chakra.div>
  )
}
