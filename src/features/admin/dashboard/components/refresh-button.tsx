import { Button } from '#src/shared/ui/button/button.tsx'

/** Reloads a card's figures; at the end of its head. */
export function RefreshButton({ onPress }: { onPress: () => Promise<unknown> }) {
  return (
    <Button variant="outline" size="sm" onClick={() => void onPress()}>
      Refresh
    </Button>
  )
}
