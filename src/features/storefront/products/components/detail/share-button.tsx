import { Share } from 'lucide'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'

type Shared = 'shared' | 'cancelled' | 'impossible'

async function stateWithItem(name: string, url: string): Promise<Shared> {
  if (!('share' in navigator)) return 'impossible'
  try {
    await navigator.share({ title: name, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}

/** Shares the address with the device's own dialog, or else copies it. */
export function ShareButton({ name }: { name: string }) {
  const toast = useToast()

  async function share(): Promise<void> {
    const url = location.href
    if ((await stateWithItem(name, url)) !== 'impossible') return
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied')
    } catch {
      toast.error('The link could not be copied. Please copy it from the address bar.')
    }
  }

  return (
    <Button variant="ghost" size="sm" onClick={() => void share()}>
      <Icon name={Share} />
      Share
    </Button>
  )
}
