import { chakra } from '@chakra-ui/react/styled-system'
import { Ruler } from 'lucide'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Dialog } from '#src/shared/ui/dialog/dialog.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { sizeGuideFor, type SizeGuide as Guide } from '../../size-guides.ts'

/** Opens the size table; shown only for categories that have one. */
export function SizeGuide({ category }: { category: string | null }) {
  const [open, setOpen] = useState(false)
  const guide = sizeGuideFor(category)
  if (guide === null) return null
  return (
    <>
      <Button variant="quiet" size="sm" minHeight="6" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name={Ruler} />
        Size guide
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={guide.title} closeOnBack>
        <Stack gap="5">
          <chakra.p color="fg.muted">{guide.how}</chakra.p>
          <Sizes guide={guide} />
        </Stack>
      </Dialog>
    </>
  )
}

const cell = {
  textAlign: 'start',
  paddingBlock: '2',
  paddingInlineEnd: '4',
  borderBottomWidth: '1px',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
} as const

function Sizes({ guide: { title, columns, rows } }: { guide: Guide }) {
  return (
    <chakra.table width="full" aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <chakra.th key={column} scope="col" {...cell} fontWeight="medium">
              {column}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([size, ...measures]) => (
          <tr key={size}>
            <chakra.th scope="row" {...cell} fontWeight="medium">
              {size}
            </chakra.th>
            {measures.map((measure) => (
              <chakra.td key={measure} {...cell} color="fg.muted">
                {measure}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
