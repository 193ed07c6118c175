import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'

/** Shown when an update screen is opened without an item. */
export function ChooseItem({ list, to }: { list: string; to: string }) {
  return (
    <Empty
      title="Choose an item to edit"
      text={`This screen changes one item at a time: press Update beside it in the list.`}
      action={<LinkButton to={to}>{`Go to ${list}`}</LinkButton>}
    />
  )
}
