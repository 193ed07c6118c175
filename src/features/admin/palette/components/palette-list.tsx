import { chakra } from '@chakra-ui/react/styled-system'
import { Thumbnail } from '#src/shared/ui/data-table/picture-name.tsx'
import type { Combobox } from '#src/shared/ui/combobox/use-combobox.ts'
import { Link } from 'react-router-dom'
import type { Entry, Group } from '../entries.ts'

const rowStyle = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    paddingInline: '3',
    fontSize: 'sm',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'accent.subtle', color: 'accent.fg' },
    '& > [data-frame=picture]': { boxSize: '9', marginBlock: '-1', flexShrink: '0', borderRadius: 'sm' },
  },
} as const
const LinkRow = chakra(Link, rowStyle)
const Row = chakra('div', rowStyle)

/** The name, and beside or below it what tells it from others. */
const Words = chakra('span', {
  base: {
    display: 'flex',
    flex: '1',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'baseline' },
    justifyContent: 'space-between',
    columnGap: '4',
    minWidth: '0',
  },
})

/** The results by kind. */
export function PaletteList({ combobox, groups }: { combobox: Combobox; groups: Group[] }) {
  const id = combobox.listProps.id
  const shown = groups.filter(({ entries, note }) => entries.length > 0 || note !== undefined)
  return (
    <chakra.div {...combobox.listProps} aria-label="Found" overflowY="auto" padding="2" _empty={{ display: 'none' }}>
      {shown.map(({ title, entries, note }, at) => (
        <chakra.ul key={title} role="group" aria-labelledby={`${id}-group-${at}`} paddingBottom="2">
          <chakra.li
            id={`${id}-group-${at}`}
            role="presentation"
            textStyle="eyebrow"
            color="fg.muted"
            paddingInline="3"
            paddingBlock="1.5"
          >
            {note ?? title}
          </chakra.li>
          {entries.map((entry) => (
            <li key={entry.id} role="presentation">
              <Option option={combobox.optionProps(entry.id)} entry={entry} />
            </li>
          ))}
        </chakra.ul>
      ))}
    </chakra.div>
  )
}

/** A result; a link where it leads to a screen, so that it can be opened in another tab. */
function Option({ option, entry }: { option: ReturnType<Combobox['optionProps']>; entry: Entry }) {
  const { opens, picture, name, hint } = entry
  const content = (
    <>
      {picture !== undefined && (
        <span data-frame="picture">
          <Thumbnail src={picture} />
        </span>
      )}
      <Words>
        <chakra.span dir="auto" minWidth="0">
          {name}
        </chakra.span>
        <chakra.span color="fg.muted" minWidth="0" md={{ truncate: true, flexShrink: 2 }}>
          {hint}
        </chakra.span>
      </Words>
    </>
  )
  return typeof opens === 'function' ? (
    <Row {...option} onClick={opens}>
      {content}
    </Row>
  ) : (
    <LinkRow {...option} tabIndex={-1} {...opens}>
      {content}
    </LinkRow>
  )
}
