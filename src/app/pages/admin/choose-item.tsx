import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'

/** Shown when an update screen is opened without an item. */
export function ChooseItem({ list, to }: { list: string; to: string }) {
  return (
    <Empty
      title="Choose an item to edit"
      text="Press Update next to an item in the list to edit it here."
      action={<LinkButton to={to}>{`Go to ${list}`}</LinkButton>}
    />
  )
}
