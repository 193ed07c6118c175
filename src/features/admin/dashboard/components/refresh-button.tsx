import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { RefreshCw } from 'lucide'

/** Reloads the figures of the card with that title; at the end of its head. */
export function RefreshButton({ of, onPress }: { of: string; onPress: () => Promise<unknown> }) {
  return <IconButton icon={RefreshCw} label={`Refresh ${of}`} size="sm" onClick={() => void onPress()} />
}
