import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'

/** An update screen that was opened with nothing to update. */
export function ChooseItem({ list, to }: { list: string; to: string }) {
  return (
    <Empty
      title="Choose an item to edit"
      text={`This screen changes one item at a time: press Update beside it in the list.`}
      action={<LinkButton to={to}>{`Go to ${list}`}</LinkButton>}
    />
  )
}
