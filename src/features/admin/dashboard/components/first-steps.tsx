import { useListCategories } from '#openapi/generated/client/categories/categories.ts'
import { useListProducts } from '#openapi/generated/client/products/products.ts'
import { useListSales } from '#openapi/generated/client/sales/sales.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { PeriodName } from '../periods.ts'
import { useLifetimeSales } from '../use-dashboard.ts'
import { Card } from './card.tsx'

const { newCategory, newProduct, newSale } = paths.admin

const steps = [
  { name: 'Create a category', text: 'What shoppers browse by, such as rings.', to: newCategory() },
  { name: 'Create a product', text: 'With its price, pictures, sizes and stock.', to: newProduct() },
  { name: 'Create a sale', text: 'Some of the products for less, for some days.', to: newSale() },
]

/** What to do first, in a shop without orders that lacks one of the three. */
export function FirstSteps({ period }: { period: PeriodName }) {
  const { data } = useLifetimeSales(period)
  return data?.totalOrders === 0 && <Steps />
}

function Steps() {
  const categories = useListCategories({ page: 1, limit: 1 })
  const products = useListProducts({ page: 1, limit: 1 })
  const sales = useListSales()
  const done = [categories.data?.data, products.data?.data, sales.data].map((rows) => rows && rows.length > 0)
  const next = done.indexOf(false)
  if (next === -1 || done.includes(undefined)) return null
  return (
    <chakra.div gridColumn="1 / -1">
      <Card title="First steps">
        <chakra.ol display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
          {steps.map((step, index) => (
            <Step key={step.to} {...step} number={index + 1} isDone={done[index] === true} isNext={index === next} />
          ))}
        </chakra.ol>
      </Card>
    </chakra.div>
  )
}

interface StepProps {
  number: number
  name: string
  text: string
  to: string
  isDone: boolean
  isNext: boolean
}

function Step({ number, name, text, to, isDone, isNext }: StepProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="3" alignContent="start">
      <Disc aria-hidden="true" data-done={isDone ? '' : undefined}>
        {isDone ? <Icon name="check" /> : number}
      </Disc>
      <div>
        <chakra.p fontWeight="medium">
          <span>{name}</span>
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted">
          {text}
        </chakra.p>
      </div>
      {!isDone && (
        <chakra.div gridColumn="2">
          <LinkButton to={to} size="sm" variant={isNext ? 'solid' : 'outline'}>
            {name}
          </LinkButton>
        </chakra.div>
      )}
    </chakra.li>
  )
}

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    '&[data-done]': { color: 'success.fg', borderColor: 'success.fg' },
  },
})
