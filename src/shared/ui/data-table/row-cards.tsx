import { chakra } from '@chakra-ui/react/styled-system'
import type { StyleObject } from '../theme/style-props.ts'
import { type Column, shown } from './column.ts'
import { SelectAll, SelectRow } from './row-selection.tsx'
import type { RowsProps } from './rows-props.ts'

const line: StyleObject = { display: 'flex', alignItems: 'center', gap: '2.5' }

/** Styles the parts of all cards, so that they are plain elements: a styled one takes longer to render. */
const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    '& > li': {
      display: 'grid',
      rowGap: '1',
      paddingBlock: '2.5',
      paddingInline: '3.5',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'md',
      fontSize: 'sm',
      '&[data-selected]': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    },
    '& [data-part=top]': { ...line, flexWrap: 'wrap', fontWeight: 'medium' },
    '& [data-part=title]': { ...line, flex: '1 1 8rem' },
    '& [data-part=title] > div': { flex: '1', minWidth: 'min-content' },
    '& [data-part=leads]': {
      ...line,
      flexWrap: 'wrap',
      justifyContent: 'end',
      marginInlineStart: 'auto',
      // Several have a line of their own in every card, not only where they do not fit beside the title.
      '&[data-many]': {
        flexBasis: 'full',
        justifyContent: 'start',
        '& > :last-child': { marginInlineStart: 'auto', textAlign: 'end' },
      },
    },
    '& [data-part=bottom]': { ...line, gap: '3', justifyContent: 'space-between' },
    '& [data-part=facts]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '0.5',
      minWidth: '0',
      fontSize: 'xs',
      lineHeight: 'snug',
      '& > span': { color: 'fg.muted' },
    },
    '& [data-part=fact]': { minWidth: '0' },
    '& [data-part=header]': { srOnly: true },
    '& [data-part=actions]': { display: 'flex', flexShrink: '0', marginInlineEnd: '-2' },
    '& [data-part=panel]': { marginTop: '2', paddingTop: '3', borderTopWidth: '1px' },
  },
})

const AllOnPage = chakra('div', {
  base: { ...line, gap: '3', minHeight: '10', marginBottom: '1', paddingInlineStart: '3.5', fontSize: 'sm' },
})

/** The rows as cards of two lines, for phones: what it is and what matters most, then the rest with its actions. */
export function RowCards<Row extends object>({
  rows,
  columns,
  subject,
  selection,
  renderActions,
  panel,
}: RowsProps<Row>) {
  const title = columns[0]
  const [leads, rest] = [true, false].map((isLead) =>
    columns.slice(1).filter((column) => (column.isLead ?? false) === isLead),
  )
  return (
    <>
      {selection && (
        // The checkbox has its own name.
        <AllOnPage>
          <SelectAll ids={rows.map(subject.id)} selection={selection} />
          <span aria-hidden="true">All on this page</span>
        </AllOnPage>
      )}
      <Cards aria-label={subject.many}>
        {rows.map((row) => (
          <li key={subject.id(row)} data-selected={selection?.has(subject.id(row)) ? '' : undefined}>
            <div data-part="top">
              <div data-part="title">
                {selection && <SelectRow id={subject.id(row)} name={subject.name(row)} selection={selection} />}
                <div>{title && shown(title, row)}</div>
              </div>
              <div data-part="leads" data-many={leads && leads.length > 1 ? '' : undefined}>
                {leads?.map((column) => (
                  <Fact key={column.id} column={column} row={row} isLead />
                ))}
              </div>
            </div>
            <div data-part="bottom">
              <div data-part="facts">
                {rest?.map((column) => (
                  <Fact key={column.id} column={column} row={row} />
                ))}
              </div>
              {renderActions && <div data-part="actions">{renderActions(row)}</div>}
            </div>
            {panel?.isOpen(row) && <div data-part="panel">{panel.render(row)}</div>}
          </li>
        ))}
      </Cards>
    </>
  )
}

/** A value with its header, which is only for screen readers if the value is clear without it. */
function Fact<Row>({ column, row, isLead = false }: { column: Column<Row>; row: Row; isLead?: boolean }) {
  return (
    <span data-part="fact">
      <span data-part={column.isLabelled && !isLead ? undefined : 'header'}>{`${column.header} `}</span>
      <span>{shown(column, row)}</span>
    </span>
  )
}
